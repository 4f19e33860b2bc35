import type { Middleware, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { emptyApi } from './emptyApi';
import { sessionEnded, sessionStarted } from './sessionEvents';

interface ApiState {
  [emptyApi.reducerPath]: ReturnType<typeof emptyApi.reducer>;
}

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Empties the cache, which aborts what is under way: at once, or after the call that brought the session. */
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
 * When the session ends, nothing of it stays in the cache; when one begins, nothing stays of an earlier one that was never
 * ended (rule session.oneAtATime).
 */
export const forgetting: Middleware<object, ApiState, Dispatch> =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (sessionStarted.match(action)) dispatch(forgetAnswers(action.payload.endpoint));
    const result = next(action);
    // Later, so that the call that was refused still returns to its caller, and no page is left that would ask again.
    if (sessionEnded.match(action) && !action.payload.stay) setTimeout(() => dispatch(emptyApi.util.resetApiState()));
    return result;
  };
