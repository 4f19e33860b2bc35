import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { unsentRead } from '../../chat/outbox/outboxSlice';
import { storedMessages } from '../../chat/outbox/outboxStorage';
import type { ApiState } from '../../stream/events';
import { startBackground } from './background';

interface Start {
  /** The middleware that a session needs is there. */
  middleware: Promise<void>;
  /** The session is no longer starting, or not this one. */
  isOvertaken: () => boolean;
}

interface ShownKept {
  userId: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Asks for it again. */
  confirm: () => Promise<void>;
}

/**
 * The answers take their time, or there are none: shows what this browser has kept for the session, if anything. It is not
 * begun with that: no stream opens, nothing counts as read, and no required action is decided on (rule platform.kept).
 */
export function showKept(start: Start): ThunkAction<Promise<ShownKept | undefined>, ApiState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    await start.middleware;
    if (start.isOvertaken()) return undefined;
    const { restore, confirm } = startBackground({ dispatch, getState });
    const kept = await restore(start.isOvertaken);
    if (!kept) return undefined;
    // What is written now goes out after it (rule chat.outbox).
    if (!start.isOvertaken()) dispatch(unsentRead(storedMessages(kept.userId)));
    return { userId: kept.userId, savedAt: kept.savedAt, confirm };
  };
}
