import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, queryKeys } from '../../../domain/links';
import { storeAccessToken, storedExpiry } from '../../api/transport/accessToken';
import { sessionStarted } from '../../api/sessionEvents';
import { isSignedIn } from '../../session/sessionSlice';
import { isProduction } from '../environment';

/**
 * The root path leads on: to home with a session, else to /login. Outside production a token in the query starts one
 * (rule session.root). A marketing site, where there is one, is redirected to by the server before this page is ever sent.
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
    // Replaced, so that the token is neither in the address bar nor in the history.
    void navigate(paths.memberships, { replace: true });
  }, [dispatch, navigate, token]);
  return null;
}
