import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
  title: string;
  panels: readonly SettingsPanelLink[];
  currentPanelId: string;
  /** Without a panel in the address, phones show the list. */
  isPanelNamed: boolean;
  listPath: string;
  /** Only on phones, with the list. */
  overList: ReactNode;
  underList: ReactNode;
  children: ReactNode;
}

/** The same width as in `SettingsPage.module.css`. */
const DESK = '(min-width: 48em)';

/** Shape 9 (rule platform.pageShapes): on desktops a side menu, on phones a list, then a panel. */
export function SettingsPage(props: SettingsPageProps) {
  const { title, panels, currentPanelId, isPanelNamed, listPath, overList, underList, children } = props;
  const isDesk = useMediaQuery(DESK, false, { getInitialValueInEffect: false });
  const shown = isPanelNamed || isDesk ? panels.find(({ id }) => id === currentPanelId) : undefined;
  const isList = !isDesk && !isPanelNamed;
  return (
    <div className={pages.list}>
      <PageHeader
        key={shown?.id}
        title={shown?.label ?? title}
        crumbs={shown && [{ label: title, to: listPath }, { label: shown.label }]}
      />
      <div className={classes.columns} data-chosen={isPanelNamed || undefined}>
        {isList && overList}
        <nav className={classes.menu} aria-label={title}>
          {panels.map(({ id, label, icon, to }) => (
            <Link key={id} to={to} aria-current={id === currentPanelId ? 'page' : undefined}>
              {icon}
              <span className={classes.label}>{label}</span>
              <IconChevronRight className={classes.chevron} size="1.125rem" stroke={1.75} aria-hidden />
            </Link>
          ))}
        </nav>
        {isList && underList}
        <div className={classes.panel}>{children}</div>
      </div>
    </div>
  );
}
