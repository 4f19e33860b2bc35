import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';

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
