import type { ReactNode } from 'react';
import lines from '../lists/lines.module.css';
import pages from '../pages/pages.module.css';
import classes from './skeletons.module.css';

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

/** Rows of people, as high as a phone's or a desk's. */
export function PeopleSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.person}>
          <div className={classes.avatar} />
          <div className={classes.line} />
        </div>
      ))}
    </div>
  );
}

/** Rows of one line each. */
export function LinesSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={lines.rows} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.lineRow}>
          <div className={classes.line} />
          <div className={classes.line} />
        </div>
      ))}
    </div>
  );
}

export function ListPageSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={pages.list}>
      <HeaderSkeleton />
      {children}
    </div>
  );
}

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
