import type { ReactNode } from 'react';
import classes from './Waiting.module.css';
import { words } from './words';

/** The final shape, grey, which waits 100 ms before it shows. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className={classes.waiting} aria-busy="true">
      <span className={classes.spoken} role="status">
        {words.loading}
      </span>
      {children}
    </div>
  );
}
