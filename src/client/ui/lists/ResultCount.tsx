import classes from './ResultCount.module.css';

/** The number of items or results, announced to screen readers; shows nothing while it is unknown. */
export function ResultCount({ children }: { children: string | undefined }) {
  return (
    <p role="status" className={classes.count}>
      {children}
    </p>
  );
}
