import type { Middleware, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { emptyApi } from './emptyApi';
import { sessionEnded, sessionStarted } from './sessionEvents';

interface ApiState {
  [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer>;
}

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Clears the cache, which aborts pending calls: immediately, or after the call that started the session. */
function forgetAnswers(endpoint: string | undefined): ThunkAction<void, ApiState, unknown, UnknownAction> {
  return (dispatch) => {
    const running = dispatch(emptyApi.util.getRunningMutationsThunk());
    const bringing = running.find(({ arg }) => arg.endpointName === endpoint);
    const forget = () => void dispatch(emptyApi.util.resetApiState());
    if (bringing) void bringing.then(forget);
    else forget();
  };
}

/**
 * Clears the cache when a session ends; when a session begins, clears what remains of an earlier session that never
 * ended (rule session.oneAtATime).
 */
export const clearCacheOnSessionChange: Middleware<object, ApiState, Dispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (sessionStarted.match(action)) dispatch(forgetAnswers(action.payload.endpoint));
    const result = next(action);
    // Deferred, so that the refused call still returns to its caller, and no page still mounted refetches.
    if (sessionEnded.match(action) && !action.payload.stay) setTimeout(() => dispatch(emptyApi.util.resetApiState()));
    return result;
  };
