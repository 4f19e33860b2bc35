import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import type { Crumb } from './Breadcrumbs';
import { PageHeading } from './PageHeading';
import classes from './pages.module.css';

export interface PageHeaderProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** A sentence under the title. */
  intro?: ReactNode;
  /** The one primary action, then quieter ones. */
  actions?: ReactNode;
}

/** The start of every signed-in page: breadcrumbs, title and actions. */
export function PageHeader({ title, crumbs, intro, actions }: PageHeaderProps) {
  return (
    <header className={classes.top}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className={classes.header}>
        <div className={classes.titles}>
          <PageHeading>{title}</PageHeading>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
