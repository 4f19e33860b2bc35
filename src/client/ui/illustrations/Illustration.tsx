import type { ReactNode } from 'react';
import classes from './Illustration.module.css';

/** Conveys nothing beyond the text below it. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 80" width="120" height="80" aria-hidden focusable="false">
      {children}
    </svg>
  );
}

export const ink = { soft: classes.soft, warm: classes.warm, line: classes.line, free: classes.free };
