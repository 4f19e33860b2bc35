import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { unsentRead } from '../../chat/outbox/outboxSlice';
import { storedMessages } from '../../chat/outbox/outboxStorage';
import type { ApiState } from '../../stream/events';
import { startBackground } from './background';

interface Start {
  /** Resolves when the session's middleware has loaded. */
  middleware: Promise<void>;
  /** Whether this session's start-up has ended or another session has replaced it. */
  isOvertaken: () => boolean;
}

interface ShownKept {
  userId: string;
  /** Epoch milliseconds. */
  savedAt: number;
  /** Refetches the kept answers. */
  confirm: () => Promise<void>;
}

/**
 * Shows what this browser has kept for the session, if anything, when the answers are slow or don't arrive. This
 * doesn't begin the session: no stream opens, nothing counts as read, and no required action shows (rule
 * platform.kept).
 */
export function showKept(start: Start): ThunkAction<Promise<ShownKept | undefined>, ApiState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    await start.middleware;
    if (start.isOvertaken()) return undefined;
    const { restore, confirm } = startBackground({ dispatch, getState });
    const kept = await restore(start.isOvertaken);
    if (!kept) return undefined;
    // Marks the stored messages as unsent before new messages are queued after them (rule chat.outbox).
    if (!start.isOvertaken()) dispatch(unsentRead(storedMessages(kept.userId)));
    return { userId: kept.userId, savedAt: kept.savedAt, confirm };
  };
}
