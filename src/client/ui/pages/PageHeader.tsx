import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import type { Crumb } from './Breadcrumbs';
import { PageHeading } from './PageHeading';
import classes from './pages.module.css';

export interface PageHeaderProps {
  title: string;
  crumbs?: readonly Crumb[];
  intro?: ReactNode;
  /** Beside the title. */
  picture?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, crumbs, intro, picture, actions }: PageHeaderProps) {
  return (
    <header className={classes.top}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <div className={classes.header} data-picture={picture !== undefined || undefined}>
        {picture}
        <div className={classes.titles}>
          <PageHeading>{title}</PageHeading>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
