import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { emptyApi } from '../../api/emptyApi';
import { sessionFailed, sessionReady } from '../../api/sessionEvents';
import { unsentRead } from '../../chat/outboxSlice';
import { storedMessages } from '../../chat/outboxStorage';
import type { ApiState } from '../../stream/events';
import { startBackground } from './background';
import type { Keeping } from './keeping';

type Thunk<Result> = ThunkAction<Promise<Result>, ApiState, unknown, UnknownAction>;

interface Start {
  /** The middleware that a session needs is there. */
  middleware: Promise<void>;
  /** A logout or another login has overtaken this start. */
  isOvertaken: () => boolean;
}

/**
 * The answers take their time: what this browser has kept for the session, if anything, shows until they are there. It is not
 * begun with that: no stream opens, nothing counts as read, and no required action is decided on (rule platform.kept).
 */
export function showKept({ middleware, isOvertaken }: Start): Thunk<Keeping | undefined> {
  return async (dispatch, getState) => {
    await middleware;
    if (isOvertaken()) return undefined;
    const keeping = startBackground({ dispatch, getState });
    const kept = await keeping.restore();
    if (!kept || isOvertaken()) return undefined;
    // What is written now goes out after it (rule chat.outbox).
    dispatch(unsentRead(storedMessages(kept.userId)));
    return keeping;
  };
}

/**
 * The server can't be reached: the session goes on with what this browser has kept for it, as old as that is, and catches up
 * when there is a connection again (rule platform.kept).
 */
export function startOffline({ middleware, isOvertaken }: Start): Thunk<void> {
  return async (dispatch, getState) => {
    await middleware;
    const kept = await startBackground({ dispatch, getState }).restore();
    if (isOvertaken()) return;
    dispatch(emptyApi.internalActions.onOffline());
    if (kept) dispatch(sessionReady({ userId: kept.userId, since: kept.savedAt }));
    else dispatch(sessionFailed());
  };
}
