import { ButtonLink } from '../ButtonLink';
import classes from './PageTabs.module.css';

interface PageTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={classes.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <ButtonLink
              to={tab.to}
              className={classes.tab}
              variant={tab.isCurrent ? 'light' : 'subtle'}
              size="sm"
              aria-current={tab.isCurrent ? 'page' : undefined}
            >
              {tab.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
