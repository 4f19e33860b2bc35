import type { ReactNode } from 'react';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import classes from './pages.module.css';

interface ListPageProps extends PageHeaderProps {
  /** Search and sort; what they hold lives in the query of the address. */
  filters?: ReactNode;
  /** Rows or cards, with their empty, error and loading states: a QueryState. */
  children: ReactNode;
}

/** Shape 3 (rule platform.pageShapes): title, primary action, filters, rows or cards. */
export function ListPage({ filters, children, ...top }: ListPageProps) {
  return (
    <div className={classes.list}>
      <PageHeader {...top} />
      {filters && <div className={classes.actions}>{filters}</div>}
      {children}
    </div>
  );
}
