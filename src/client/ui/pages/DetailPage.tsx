import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';
import { HeaderSkeleton } from '../states/skeletons';

interface DetailPageProps extends PageHeaderProps {
  /** The sections: what is next, who, what can be done (a Section each). */
  children: ReactNode;
}

/** Shape 4 (rule platform.pageShapes): who or what, its state, its next meeting, acts grouped by consequence. */
export function DetailPage({ children, ...top }: DetailPageProps) {
  return (
    <div className={classes.reading}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}

/** One whose title is not known yet, with room for it. */
export function UntitledDetailPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.reading}>
      <HeaderSkeleton />
      {children}
    </div>
  );
}
