import type { Middleware, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { registerApi } from './apiSlot';
import { emptyApi } from './emptyApi';
import { sessionEnded, sessionStarted } from './sessionEvents';

/**
 * Must run before the first call. Separate, because the login page renders without the API, which is most of the
 * start-up code on a phone. Idempotent.
 */
export const attachApi = (): void => registerApi(emptyApi, clearCacheOnSessionChange);

interface ApiState {
  [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer>;
}

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Also aborts pending calls: at once, or after the call that started the session. */
function forgetAnswers(endpoint: string | undefined): ThunkAction<void, ApiState, unknown, UnknownAction> {
  return (dispatch) => {
    const running = dispatch(emptyApi.util.getRunningMutationsThunk());
    const bringing = running.find(({ arg }) => arg.endpointName === endpoint);
    const forget = () => void dispatch(emptyApi.util.resetApiState());
    if (bringing) void bringing.then(forget);
    else forget();
  };
}

/** Clears what remains of an earlier session when one begins, too (rule session.oneAtATime). */
const clearCacheOnSessionChange: Middleware<object, ApiState, Dispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (sessionStarted.match(action)) dispatch(forgetAnswers(action.payload.endpoint));
    const result = next(action);
    // Deferred, so that the refused call still returns to its caller, and no remaining page refetches.
    if (sessionEnded.match(action) && !action.payload.stay) setTimeout(() => dispatch(emptyApi.util.resetApiState()));
    return result;
  };
