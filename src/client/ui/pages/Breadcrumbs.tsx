import type { CSSProperties } from 'react';
import { Link } from '../Link';
import classes from './Breadcrumbs.module.css';

const words = {
  breadcrumbs: 'Breadcrumbs',
};

export interface Crumb {
  label: string;
  /** Undefined for the current page. */
  to?: string;
}

/** Labels up to this length are never truncated; longer ones shrink in proportion to the excess. */
const WHOLE_LENGTH = 16;

const shrinkOf = ({ label }: Crumb) => ({ '--shrink': Math.max(0, label.length - WHOLE_LENGTH) }) as CSSProperties;

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const up = crumbs.filter(({ to }) => to !== undefined).at(-1);
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={classes.list}>
        {crumbs.map((crumb) => {
          const { label, to } = crumb;
          return (
            <li key={label + (to ?? '')} data-up={crumb === up || undefined} style={shrinkOf(crumb)}>
              {to ? (
                <Link to={to} title={label}>
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
