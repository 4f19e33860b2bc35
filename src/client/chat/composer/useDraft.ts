import type { Mention } from '../../../contract/entities.gen';
import { useStoredUnsent } from '../outbox/useStoredUnsent';

export interface Draft {
  text: string;
  /** The people picked from the list. */
  picked: Mention[];
}

export const emptyDraft: Draft = { text: '', picked: [] };

/** The unsent text of a channel. */
export function useDraft(userId: string, channelId: string) {
  const { written: draft = emptyDraft, keep, clear } = useStoredUnsent<Draft>('draft', userId, channelId);
  const change = (text: string, ...also: readonly Mention[]) =>
    text === '' ? clear() : keep({ text, picked: withPicked(draft.picked, also) });
  return { ...draft, change };
}

/** The picked people, most recent last. */
export function withPicked(picked: readonly Mention[], also: readonly Mention[]): Mention[] {
  return [...picked.filter(({ userId }) => !also.some((one) => one.userId === userId)), ...also];
}
