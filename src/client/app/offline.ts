import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { emptyApi } from '../api/emptyApi';
import { canReachServer } from '../api/transport/serverReachability';
import { sessionEnded, sessionReady, sessionStarted } from '../api/sessionEvents';
import type { ApiState } from '../stream/events';
import { isOffline } from '../ui/states/useIsOffline';
import type { Persistence } from './persistence/persistence';

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

const BACKGROUND_AFTER_MS = 3000;

/** The browser's events cover only its own network, so the connection may return without one. */
const PROBE_INTERVAL_MS = 5000;

const { onOnline, onOffline, onFocus } = emptyApi.internalActions;

interface Call {
  payload?: { status?: unknown };
  meta?: { baseQueryMeta?: { response?: Response } };
}

const wasAnswered = ({ meta }: Call) => meta?.baseQueryMeta?.response !== undefined;
const foundNobody = ({ payload }: Call) => /^(FETCH|TIMEOUT)_ERROR$/.test(String(payload?.status));

/**
 * Detects whether the server is reachable, since the browser knows only about its own network (rules
 * platform.offline, platform.persistence).
 */
export const offlineMiddleware: Middleware<object, ApiState, Dispatch> = (store) => {
  let loading: Promise<Persistence> | undefined;
  let persistence: Persistence | undefined;
  let isChecking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let probing: ReturnType<typeof setInterval> | undefined;

  const load = () =>
    (loading ??= import(/* webpackChunkName: 'persistence' */ './persistence/background').then(
      ({ startBackground }) => {
        persistence = startBackground(store);
        return persistence;
      },
    ));
  const withPersistence = (work: (persistence: Persistence) => unknown) =>
    void load().then(work, () => {
      loading = undefined;
    });

  async function check(): Promise<void> {
    if (isChecking || isOffline(store.getState())) return;
    isChecking = true;
    if (!navigator.onLine || !(await canReachServer())) store.dispatch(onOffline());
    isChecking = false;
  }

  function stopProbing(): void {
    clearInterval(probing);
    probing = undefined;
  }

  async function probe(): Promise<void> {
    if (document.visibilityState === 'hidden' || !navigator.onLine || !(await canReachServer())) return;
    // `onOnline` isn't dispatched if the end of a session has reset the offline state.
    stopProbing();
    if (isOffline(store.getState())) store.dispatch(onOnline());
  }

  return (next) => (action) => {
    const wasOffline = isOffline(store.getState());
    const result = next(action);
    const { type } = action as UnknownAction;
    if (/^api\/execute(Query|Mutation)\/(fulfilled|rejected)$/.test(type)) {
      if (foundNobody(action as Call)) void check();
      else if (wasOffline && wasAnswered(action as Call)) store.dispatch(onOnline());
    }
    if (sessionReady.match(action))
      timer = setTimeout(() => withPersistence((running) => running.begin()), BACKGROUND_AFTER_MS);
    if (sessionEnded.match(action) || sessionStarted.match(action)) {
      clearTimeout(timer);
      withPersistence((running) => running.end());
    }
    if (onOffline.match(action)) probing ??= setInterval(() => void probe(), PROBE_INTERVAL_MS);
    if (onOnline.match(action)) stopProbing();
    if (onFocus.match(action) && probing !== undefined) void probe();
    if (onOnline.match(action) && wasOffline) withPersistence((running) => running.confirm());
    else if (onOffline.match(action) && !wasOffline) {
      // If the connection has returned during the read, nothing would confirm the answers shown.
      withPersistence((running) => running.restore(() => !isOffline(store.getState())));
    } else persistence?.changed();
    return result;
  };
};
