import type { ReactNode } from 'react';
import classes from './Form.module.css';

/** Two short fields side by side where there is room: first and last name. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
