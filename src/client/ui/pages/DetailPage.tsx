import type { ReactNode } from 'react';
import { HeaderSkeleton } from '../states/skeletons';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';

interface DetailPageProps extends PageHeaderProps {
  children: ReactNode;
  /** For two columns. */
  isWide?: boolean;
}

/** Shape 4 (rule platform.pageShapes). */
export function DetailPage({ children, isWide, ...top }: DetailPageProps) {
  return (
    <div className={isWide ? classes.list : classes.reading}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}

export function UntitledDetailPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.reading}>
      <HeaderSkeleton />
      {children}
    </div>
  );
}
