import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { LoginRequest, Session } from '../../contract/entities.gen';
import { canReachServer } from '../api/transport/signOfLife';

const load = () => import(/* webpackChunkName: 'api' */ '../api/logIn');

/** What makes the call can't be had, though the server is there: it may have a new version. */
export class CallNotLoaded extends Error {}

async function loadCall() {
  try {
    return await load();
  } catch (error) {
    // Otherwise it is like any call that finds nobody.
    throw (await canReachServer()) ? new CallNotLoaded('The call could not be loaded.', { cause: error }) : error;
  }
}

/**
 * The call of the login. What makes calls is a good part of the program, and comes when somebody begins to fill in the form:
 * the page is there without.
 */
export function useLogIn(): (request: LoginRequest) => Promise<Session> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useEffect(() => {
    // What can't be had now is asked for again when it is needed.
    const loadAhead = () => void load().catch(() => undefined);
    if (document.activeElement instanceof HTMLInputElement) return loadAhead();
    document.addEventListener('focusin', loadAhead, { once: true });
    return () => document.removeEventListener('focusin', loadAhead);
  }, []);
  return async (request) => dispatch((await loadCall()).logIn(request));
}
