import type { ReactNode } from 'react';
import classes from './Illustration.module.css';

/** A small drawing in the theme's colours for an empty screen. Conveys nothing beyond the text below it. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 80" width="120" height="80" aria-hidden focusable="false">
      {children}
    </svg>
  );
}

/** Colours of the drawings. */
export const ink = { soft: classes.soft, warm: classes.warm, line: classes.line, free: classes.free };
