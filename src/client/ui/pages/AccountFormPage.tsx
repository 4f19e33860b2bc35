import type { ReactNode } from 'react';
import { Card } from './Card';
import { PageHeading } from './PageHeading';
import classes from './AccountFormPage.module.css';

interface AccountFormPageProps {
  title: string;
  intro?: ReactNode;
  host?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** Shape 2 (rule platform.pageShapes). */
export function AccountFormPage({ title, intro, host, children, footer }: AccountFormPageProps) {
  return (
    <div className={classes.page}>
      {host}
      <Card alone>
        <div className={classes.card}>
          <div className={classes.titles}>
            <PageHeading>{title}</PageHeading>
            {intro && <p>{intro}</p>}
          </div>
          {children}
        </div>
      </Card>
      {footer && <div className={classes.footer}>{footer}</div>}
    </div>
  );
}
