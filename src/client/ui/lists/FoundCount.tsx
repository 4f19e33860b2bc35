import classes from './FoundCount.module.css';

/** How many a list has, or a search has found, for screen readers too; nothing as long as it is not known. */
export function FoundCount({ children }: { children: string | undefined }) {
  return (
    <p role="status" className={classes.count}>
      {children}
    </p>
  );
}
