import type { CSSProperties } from 'react';
import { Link } from '../Link';
import classes from './Breadcrumbs.module.css';

const words = {
  breadcrumbs: 'Breadcrumbs',
};

export interface Crumb {
  label: string;
  to?: string;
}

/**
 * Flex-shrink factors, so far apart that each kind shrinks fully before the next begins: the longest crumb between
 * the ends, the others between, then the ends.
 */
const SHRINK = { longest: 1e10, between: 1e5, end: 1 };

const WHOLE_LENGTH = 8;

function shrinkOf(crumb: Crumb, crumbs: readonly Crumb[]): CSSProperties {
  const between = crumbs.slice(1, -1);
  const longest = [...between].sort((a, b) => b.label.length - a.label.length)[0];
  const kind = crumb === longest ? 'longest' : between.includes(crumb) ? 'between' : 'end';
  return {
    '--shrink': SHRINK[kind],
    '--least': crumb.label.length > WHOLE_LENGTH ? '3.5rem' : 'auto',
  } as CSSProperties;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const up = crumbs.filter(({ to }) => to !== undefined).at(-1);
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={classes.list}>
        {crumbs.map((crumb) => {
          const { label, to } = crumb;
          return (
            <li key={label + (to ?? '')} data-up={crumb === up || undefined} style={shrinkOf(crumb, crumbs)}>
              {to ? (
                <Link to={to} title={label} isWayBack>
                  {label}
                </Link>
              ) : (
                <span aria-current="page" title={label}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
