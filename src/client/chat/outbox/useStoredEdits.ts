import { readLocalStorageValue } from '@mantine/hooks';
import type { Mention } from '../../../contract/entities.gen';
import { useStoredUnsent } from './useStoredUnsent';

/** A message of one's own that is being edited. */
export interface StoredEdit {
  messageId: string;
  /** What the message says. */
  before: string;
  /** What it is to say. */
  text: string;
  /** Whom the message mentions, and who was picked since. */
  picked: Mention[];
}

const none: StoredEdit[] = [];

/** Those that would change something, and say something. */
export const changedEdits = (edits: readonly StoredEdit[]) =>
  edits.filter(({ before, text }) => text !== before && text.trim() !== '');

/** What one is about to change in a channel, the last begun at the end. */
export function useStoredEdits(userId: string, channelId: string) {
  const { key, written: edits = none, keep, clear } = useStoredUnsent<StoredEdit[]>('edits', userId, channelId);
  const store = (next: StoredEdit[]) => (next.length === 0 ? clear() : keep(next));
  /** As they are now, however long ago this was drawn. */
  const read = () => readLocalStorageValue<StoredEdit[]>({ key }) ?? none;
  return { edits, store, read };
}
