import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import { Card } from './Card';
import { PageHeading } from './PageHeading';
import classes from './pages.module.css';

interface NoticePageProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: { label: string; to: string };
}

/** Shape 1 (rule platform.pageShapes). */
export function NoticePage({ title, children, icon, action }: NoticePageProps) {
  return (
    <div className={classes.notice}>
      <Card alone>
        <div className={classes.card}>
          {icon && <span className={classes.icon}>{icon}</span>}
          <PageHeading>{title}</PageHeading>
          {children}
          {action && (
            <div className={classes.actions}>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
