import { useLocation } from 'react-router-dom';
import { paths, pathWithReturn } from '../../domain/links';
import { TextLink } from '../ui/TextLink';
import { words } from './words';

/** Who has an account logs in, comes back to this page and joins in one click. */
export function SignUpFooter() {
  const { pathname, search } = useLocation();
  return (
    <>
      {words.haveAccount} <TextLink to={pathWithReturn(paths.login, pathname + search)}>{words.login}</TextLink>
    </>
  );
}
