import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from './PageHeader';
import type { PageHeaderProps } from './PageHeader';
import pages from './pages.module.css';
import classes from './SettingsPage.module.css';
import { words } from './words';

export interface Panel {
  id: string;
  label: string;
  icon: ReactNode;
  to: string;
}

interface SettingsPageProps extends PageHeaderProps {
  panels: readonly Panel[];
  /** The panel that shows on desks. */
  current: string;
  /** Whether the address names a panel; without one, phones show the list. */
  chosen: boolean;
  /** Where the list is, for phones. */
  listPath: string;
  children: ReactNode;
}

/** Shape 9 (rule platform.pageShapes): side menu on desks, list then panel on phones. */
export function SettingsPage({ panels, current, chosen, listPath, children, ...top }: SettingsPageProps) {
  return (
    <div className={pages.list}>
      <PageHeader {...top} />
      <div className={classes.columns} data-chosen={chosen || undefined}>
        <nav className={classes.menu} aria-label={top.title}>
          {panels.map(({ id, label, icon, to }) => (
            <Link key={id} to={to} aria-current={id === current ? 'page' : undefined}>
              {icon}
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.panel}>
          <Link to={listPath} className={classes.back}>
            ‹ {words.settingsBack}
          </Link>
          {children}
        </div>
      </div>
    </div>
  );
}
