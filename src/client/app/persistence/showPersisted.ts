import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { unsentRead } from '../../chat/outbox/outboxSlice';
import { storedMessages } from '../../chat/outbox/outboxStorage';
import type { ApiState } from '../../stream/events';
import { startBackground } from './background';

interface Start {
  middleware: Promise<void>;
  isOvertaken: () => boolean;
}

interface ShownAnswers {
  userId: string;
  savedAt: number;
  confirm: () => Promise<void>;
}

/**
 * Doesn't begin the session: no stream opens, nothing counts as read, no required action shows (rule
 * platform.persistence).
 */
export function showPersisted(
  start: Start,
): ThunkAction<Promise<ShownAnswers | undefined>, ApiState, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    await start.middleware;
    if (start.isOvertaken()) return undefined;
    const { restore, confirm } = startBackground({ dispatch, getState });
    const persisted = await restore(start.isOvertaken);
    if (!persisted) return undefined;
    // Marks stored messages as unsent before new ones queue behind them (rule chat.outbox).
    if (!start.isOvertaken()) dispatch(unsentRead(storedMessages(persisted.userId)));
    return { userId: persisted.userId, savedAt: persisted.savedAt, confirm };
  };
}
