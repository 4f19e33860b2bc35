import type { ReactNode } from 'react';
import classes from './Form.module.css';

/** Two short fields, such as first and last name, side by side if space allows. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
