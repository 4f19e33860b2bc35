import { useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { Brand } from '../../ui/Brand';
import { Link } from '../../ui/Link';
import classes from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';
import { words } from '../publicWords.gen';

/** From `<meta name="stepwell-report-email">`: where people without an account report something; empty for nowhere. */
const reportEmail = () => document.querySelector<HTMLMetaElement>('meta[name="stepwell-report-email"]')?.content;

const neverChanges = () => () => {};

export function PublicLayout() {
  // Prerendered pages are without it.
  const email = useSyncExternalStore(neverChanges, reportEmail, () => undefined);
  return (
    <div className={classes.layout}>
      <SkipLink />
      <header className={classes.header}>
        <Link to={paths.root} className={classes.brand}>
          <Brand />
        </Link>
      </header>
      <main id="content" className={classes.main}>
        <Outlet />
      </main>
      {email && (
        <footer className={classes.footer}>
          {words.report} <a href={`mailto:${email}`}>{email}</a>
        </footer>
      )}
    </div>
  );
}
