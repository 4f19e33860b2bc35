import classes from './Breadcrumbs.module.css';
import { Link } from './Link';
import { words } from './words';

export interface Crumb {
  label: string;
  /** Absent on the page one is on. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={classes.list}>
        {crumbs.map(({ label, to }) => (
          <li key={label + (to ?? '')}>
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
        ))}
      </ol>
    </nav>
  );
}
