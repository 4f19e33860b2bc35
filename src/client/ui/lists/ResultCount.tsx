import classes from './ResultCount.module.css';

export function ResultCount({ children }: { children: string | undefined }) {
  return (
    <p role="status" className={classes.count}>
      {children}
    </p>
  );
}
