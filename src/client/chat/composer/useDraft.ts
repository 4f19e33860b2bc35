import type { Mention, MessageImage, MessageQuote } from '../../../contract/entities.gen';
import { useStoredUnsent } from '../outbox/useStoredUnsent';

export interface Draft {
  text: string;
  picked: Mention[];
  replyTo?: MessageQuote;
  image?: MessageImage;
}

export const emptyDraft: Draft = { text: '', picked: [] };

export function useDraft(userId: string, channelId: string) {
  const { written: draft = emptyDraft, keep, clear } = useStoredUnsent<Draft>('draft', userId, channelId);
  const store = (next: Draft) => (next.text === '' && !next.replyTo && !next.image ? clear() : keep(next));
  const change = (text: string, ...also: readonly Mention[]) =>
    store({ ...draft, text, picked: text === '' ? [] : withPicked(draft.picked, also) });
  const reply = (replyTo: MessageQuote | undefined) => store({ ...draft, replyTo });
  const attach = (image: MessageImage | undefined) => store({ ...draft, image });
  return { ...draft, change, reply, attach, restore: store, clear };
}

export function withPicked(picked: readonly Mention[], also: readonly Mention[]): Mention[] {
  return [...picked.filter(({ userId }) => !also.some((one) => one.userId === userId)), ...also];
}
