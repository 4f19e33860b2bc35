import type { ReactNode } from 'react';
import { PageTop } from './PageTop';
import type { PageTopProps } from './PageTop';
import classes from './pages.module.css';

interface ListPageProps extends PageTopProps {
  /** Search and sort; what they hold lives in the query of the address. */
  filters?: ReactNode;
  /** Rows or cards, with their empty, error and loading states: a QueryState. */
  children: ReactNode;
}

/** Shape 3: title, primary action, filters, rows or cards. */
export function ListPage({ filters, children, ...top }: ListPageProps) {
  return (
    <div className={classes.list}>
      <PageTop {...top} />
      {filters && <div className={classes.actions}>{filters}</div>}
      {children}
    </div>
  );
}
