import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { LoginRequest, Session } from '../../contract/entities.gen';
import { canReachServer } from '../api/transport/serverReachability';

const load = () => import(/* webpackChunkName: 'api' */ '../api/logIn');

/** The code for the call can't be loaded although the server is up; there may be a new version. */
export class CallNotLoaded extends Error {}

async function loadCall() {
  try {
    return await load();
  } catch (error) {
    // Otherwise treat it like a call without a response.
    throw (await canReachServer()) ? new CallNotLoaded('The call could not be loaded.', { cause: error }) : error;
  }
}

/**
 * Returns the login call. The code for API calls is large, so it loads when the user begins to fill in the form, and
 * the page shows without it.
 */
export function useLogIn(): (request: LoginRequest) => Promise<Session> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    // A failed preload is retried when logging in.
    const loadAhead = () => void load().catch(() => undefined);
    if (document.activeElement instanceof HTMLInputElement) return loadAhead();
    document.addEventListener('focusin', loadAhead, { once: true });
    return () => document.removeEventListener('focusin', loadAhead);
  }, []);
  return async (request) => dispatch((await loadCall()).logIn(request));
}
