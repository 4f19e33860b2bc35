import type { ReactNode } from 'react';
import classes from './Illustration.module.css';

export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 80" width="120" height="80" aria-hidden focusable="false">
      {children}
    </svg>
  );
}

export const ink = { soft: classes.soft, warm: classes.warm, line: classes.line, free: classes.free };
