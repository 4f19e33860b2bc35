import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathWithReturn, paths } from '../../../domain/links';
import { isSignedIn } from '../../session/sessionSlice';

/** Only with a session; without one to /login, with the way back (rule session.returnPath). */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const signedIn = useSelector(isSignedIn);
  const [wasAdmitted] = useState(signedIn);
  // The page has asked for it already (client/prerender), and who logs in needs it next.
  useEffect(() => {
    if (!signedIn) import(/* webpackChunkName: 'session' */ '../streaming').catch(() => undefined);
  }, [signedIn]);
  if (signedIn) return <Outlet />;
  // A session that ended here is led away by `sessionNavigation`, which knows why it ended.
  return wasAdmitted ? null : <Navigate to={pathWithReturn(paths.login, pathname + search)} replace />;
}
