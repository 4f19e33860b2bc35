import type { ReactNode } from 'react';
import { HeaderSkeleton } from '../states/skeletons';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';

interface DetailPageProps extends PageHeaderProps {
  /** The sections: next meeting, people, actions (one Section each). */
  children: ReactNode;
}

/** Shape 4 (rule platform.pageShapes): the subject, its state, its next meeting, and actions grouped by consequence. */
export function DetailPage({ children, ...top }: DetailPageProps) {
  return (
    <div className={classes.reading}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}

/** A detail page whose title is still loading, with space reserved for it. */
export function UntitledDetailPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.reading}>
      <HeaderSkeleton />
      {children}
    </div>
  );
}
