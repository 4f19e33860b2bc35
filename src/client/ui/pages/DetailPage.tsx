import type { ReactNode } from 'react';
import { HeaderSkeleton } from '../states/skeletons';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';
import widths from './widths.module.css';

interface DetailPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** Shape 4 (rule platform.pageShapes). */
export function DetailPage({ children, ...top }: DetailPageProps) {
  return (
    <div className={`${classes.reading} ${widths.sentences}`}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}

export function UntitledDetailPage({ children }: { children: ReactNode }) {
  return (
    <div className={`${classes.reading} ${widths.sentences}`}>
      <HeaderSkeleton />
      {children}
    </div>
  );
}
