import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';

interface ListPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** Shape 3 (rule platform.pageShapes). */
export function ListPage({ children, ...top }: ListPageProps) {
  return (
    <div className={classes.list}>
      <PageHeader {...top} />
      {children}
    </div>
  );
}
