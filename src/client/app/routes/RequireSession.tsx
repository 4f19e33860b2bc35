import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathWithReturn, paths } from '../../../domain/links';
import { isSignedIn } from '../../session/sessionSlice';

export function RequireSession() {
  const { pathname, search } = useLocation();
  const signedIn = useSelector(isSignedIn);
  const [wasAdmitted] = useState(signedIn);
  // A login then starts its stream without waiting for its code.
  useEffect(() => {
    if (!signedIn) import(/* webpackChunkName: 'session' */ '../streaming').catch(() => undefined);
  }, [signedIn]);
  if (signedIn) return <Outlet />;
  // If the session ended here, `sessionNavigation` redirects, since it knows the reason.
  return wasAdmitted ? null : <Navigate to={pathWithReturn(paths.login, pathname + search)} replace />;
}
