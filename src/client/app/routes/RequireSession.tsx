import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathWithReturn, paths } from '../../../domain/links';
import { isSignedIn } from '../../session/sessionSlice';

/** Requires a session; otherwise redirects to /login with the return path (rule session.returnPath). */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const signedIn = useSelector(isSignedIn);
  const [wasAdmitted] = useState(signedIn);
  // Loads the session's code, which the page has already requested (client/prerender) and the login leads to.
  useEffect(() => {
    if (!signedIn) import(/* webpackChunkName: 'session' */ '../streaming').catch(() => undefined);
  }, [signedIn]);
  if (signedIn) return <Outlet />;
  // When a session ended here, `sessionNavigation` redirects, as it knows why.
  return wasAdmitted ? null : <Navigate to={pathWithReturn(paths.login, pathname + search)} replace />;
}
