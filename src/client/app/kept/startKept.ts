import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { unsentRead } from '../../chat/outbox/outboxSlice';
import { storedMessages } from '../../chat/outbox/outboxStorage';
import type { ApiState } from '../../stream/events';
import { startBackground } from './background';

interface Start {
  middleware: Promise<void>;
  isOvertaken: () => boolean;
}

interface ShownKept {
  userId: string;
  savedAt: number;
  confirm: () => Promise<void>;
}

/**
 * Doesn't begin the session: no stream opens, nothing counts as read, no required action shows (rule platform.kept).
 */
export function showKept(start: Start): ThunkAction<Promise<ShownKept | undefined>, ApiState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    await start.middleware;
    if (start.isOvertaken()) return undefined;
    const { restore, confirm } = startBackground({ dispatch, getState });
    const kept = await restore(start.isOvertaken);
    if (!kept) return undefined;
    // Marks stored messages as unsent before new ones queue behind them (rule chat.outbox).
    if (!start.isOvertaken()) dispatch(unsentRead(storedMessages(kept.userId)));
    return { userId: kept.userId, savedAt: kept.savedAt, confirm };
  };
}
