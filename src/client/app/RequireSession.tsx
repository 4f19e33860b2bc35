import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pathWithReturn, paths } from '../../domain/links';
import { clearAccessToken, storedExpiry } from '../api/accessToken';
import { sessionEnded } from '../api/sessionEvents';
import { isSignedIn, sessionPhase } from '../session/sessionSlice';

/** Epoch seconds. */
const isAhead = (expiry = 0) => expiry * 1000 > Date.now();

/** Only with a session; without one to /login, with the way back (rule session.returnPath). */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const signedIn = useSelector(isSignedIn);
  const phase = useSelector(sessionPhase);
  const [wasAdmitted] = useState(signedIn);
  const dispatch = useDispatch();
  const ranOut = !signedIn && phase !== 'signedOut';
  useEffect(() => {
    if (!ranOut) return;
    // One that another tab has stored meanwhile is another session's.
    if (!isAhead(storedExpiry())) clearAccessToken('refusal');
    dispatch(sessionEnded({ by: 'refusal' }));
  }, [dispatch, ranOut]);
  // The page has asked for it already (client/prerender), and who logs in needs it next.
  useEffect(() => {
    if (!signedIn) import(/* webpackChunkName: 'session' */ './streaming').catch(() => undefined);
  }, [signedIn]);
  if (signedIn) return <Outlet />;
  // A session that ended here is led away by `sessionNavigation`, which knows why it ended.
  return wasAdmitted || ranOut ? null : <Navigate to={pathWithReturn(paths.login, pathname + search)} replace />;
}
