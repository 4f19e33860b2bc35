import pages from '../pages/pages.module.css';
import classes from './skeletons.module.css';

/** Placeholder for a page's title and the line below it. */
export function HeaderSkeleton() {
  return (
    <header className={pages.top} aria-hidden>
      <div className={classes.title}>
        <div className={classes.line} />
      </div>
      <div className={classes.intro}>
        <div className={classes.line} data-width="short" />
      </div>
    </header>
  );
}

/** Placeholder for a list's cards. */
export function CardsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className={classes.cards} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.card}>
          <div className={classes.line} data-width="short" />
          <div className={classes.line} />
          <div className={classes.line} data-width="long" />
        </div>
      ))}
    </div>
  );
}

/** Placeholder for a list's rows. */
export function RowsSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={classes.rows} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row}>
          <div className={classes.avatar} />
          <div className={classes.line} data-width="short" />
        </div>
      ))}
    </div>
  );
}

/** Placeholder for a form's fields. */
export function FieldsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={classes.rows} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.field}>
          <div className={classes.line} data-width="short" />
          <div className={classes.input} />
        </div>
      ))}
    </div>
  );
}
