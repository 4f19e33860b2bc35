import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, queryKeys } from '../../../domain/links';
import { storeAccessToken, storedExpiry } from '../../api/transport/accessToken';
import { sessionStarted } from '../../api/sessionEvents';
import { isSignedIn } from '../../session/sessionSlice';
import { isProduction } from '../environment';

/**
 * Home with a session, otherwise /login. Outside production, a token in the query string starts a session (rule
 * session.root). With a marketing site, the server redirects before this page loads.
 */
export function RootPage() {
  const [query] = useSearchParams();
  const signedIn = useSelector(isSignedIn);
  const token = isProduction() ? null : query.get(queryKeys.accessToken);
  if (token) return <AcceptToken token={token} />;
  return <Navigate to={signedIn ? paths.memberships : paths.login} replace />;
}

function AcceptToken({ token }: { token: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    storeAccessToken(token);
    dispatch(sessionStarted({ expires: storedExpiry() }));
    // Replacing removes the token from the address bar and the history.
    void navigate(paths.memberships, { replace: true });
  }, [dispatch, navigate, token]);
  return null;
}
