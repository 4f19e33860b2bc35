import { Outlet } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { Brand } from '../../ui/Brand';
import { Link } from '../../ui/Link';
import classes from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';

export function PublicLayout() {
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
    </div>
  );
}
