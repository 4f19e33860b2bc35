import { VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '../../../ui/Link';
import { words } from '../../words.gen';
import { navSectionPaths, useAriaCurrent, type NavSection } from '../navSection';
import classes from './CountLink.module.css';

interface CountLinkProps {
  to: NavSection;
  icon: Icon;
  name: string;
  count: number;
  counted: (named: { count: number }) => string;
  withName?: boolean;
}

/** From this count on, only the accessible text gives the number (rule notifications.badge). */
const BADGE_LIMIT = 10;

export function CountLink({ to, icon: Icon, name, count, counted, withName }: CountLinkProps) {
  const badge = count >= BADGE_LIMIT ? words.manyMark : String(count);
  return (
    <Link
      to={navSectionPaths[to]}
      aria-current={useAriaCurrent(to)}
      className={classes.link}
      data-with-name={withName || undefined}
    >
      <span className={classes.icon}>
        <Icon size={24} stroke={1.75} aria-hidden />
        {count > 0 && (
          <span className={classes.badge} aria-hidden>
            {badge}
          </span>
        )}
      </span>
      {withName && (
        <span className={classes.name} aria-hidden>
          {name}
        </span>
      )}
      <VisuallyHidden>{count > 0 ? `${name}, ${counted({ count })}` : name}</VisuallyHidden>
    </Link>
  );
}
