import type { ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '../Link';
import { PageHeader } from './PageHeader';
import pages from './pages.module.css';
import classes from './SettingsPage.module.css';

export interface SettingsPanelLink {
  id: string;
  label: string;
  icon: ReactNode;
  to: string;
}

interface SettingsPageProps {
  /** The title of the settings as a whole. */
  title: string;
  panels: readonly SettingsPanelLink[];
  /** The panel shown on desktops. */
  currentPanelId: string;
  /** Whether the address names a panel; without one, phones show the list. */
  isPanelNamed: boolean;
  /** The path of the list, for phones. */
  listPath: string;
  /** Shown on phones under the list of panels. */
  underList: ReactNode;
  children: ReactNode;
}

/** The same width as in `SettingsPage.module.css`. */
const DESK = '(min-width: 48em)';

/**
 * Shape 9 (rule platform.pageShapes): a side menu on desktops, list then panel on phones; each panel is a page with its
 * own title.
 */
export function SettingsPage(props: SettingsPageProps) {
  const { title, panels, currentPanelId, isPanelNamed, listPath, underList, children } = props;
  const isDesk = useMediaQuery(DESK, false, { getInitialValueInEffect: false });
  const shown = isPanelNamed || isDesk ? panels.find(({ id }) => id === currentPanelId) : undefined;
  return (
    <div className={pages.list}>
      <PageHeader
        key={shown?.id}
        title={shown?.label ?? title}
        crumbs={shown && [{ label: title, to: listPath }, { label: shown.label }]}
      />
      <div className={classes.columns} data-chosen={isPanelNamed || undefined}>
        <nav className={classes.menu} aria-label={title}>
          {panels.map(({ id, label, icon, to }) => (
            <Link key={id} to={to} aria-current={id === currentPanelId ? 'page' : undefined}>
              {icon}
              {label}
            </Link>
          ))}
        </nav>
        {!isDesk && !isPanelNamed && underList}
        <div className={classes.panel}>{children}</div>
      </div>
    </div>
  );
}
