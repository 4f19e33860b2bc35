import classes from './ResultCount.module.css';

/** Number of items or results, announced to screen readers; nothing while unknown. */
export function ResultCount({ children }: { children: string | undefined }) {
  return (
    <p role="status" className={classes.count}>
      {children}
    </p>
  );
}
