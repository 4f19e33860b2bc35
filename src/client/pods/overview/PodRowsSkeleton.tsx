import classes from './podTable.module.css';

const [ROWS, COLUMNS] = [4, 5];

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

export function PodRowsSkeleton({ hasSteps }: { hasSteps: boolean }) {
  return (
    <div aria-hidden>
      {places(ROWS).map((row) => (
        <div key={row} className={classes.place} data-steps={hasSteps || undefined}>
          {places(COLUMNS + Number(hasSteps)).map((column) => (
            <div key={column} className={classes.bar} />
          ))}
        </div>
      ))}
    </div>
  );
}
