import { readLocalStorageValue } from '@mantine/hooks';
import type { Mention } from '../../../contract/entities.gen';
import { useStoredUnsent } from './useStoredUnsent';

/** The user's message being edited. */
export interface StoredEdit {
  messageId: string;
  /** The message's current text. */
  before: string;
  /** The edited text. */
  text: string;
  /** The message's mentions, and people picked since. */
  picked: Mention[];
  /** Whether the message has an image, with which the text may be empty (rule chat.images). */
  hasImage?: boolean;
}

const none: StoredEdit[] = [];

/** Edits that change the message and could be saved. */
export const changedEdits = (edits: readonly StoredEdit[]) =>
  edits.filter(({ before, text, hasImage }) => text !== before && (hasImage || text.trim() !== ''));

/** The user's open edits in a channel, most recent last. */
export function useStoredEdits(userId: string, channelId: string) {
  const { key, written: edits = none, keep, clear } = useStoredUnsent<StoredEdit[]>('edits', userId, channelId);
  const store = (next: StoredEdit[]) => (next.length === 0 ? clear() : keep(next));
  /** Reads the current value, which may be newer than this render. */
  const read = () => readLocalStorageValue<StoredEdit[]>({ key }) ?? none;
  return { edits, store, read };
}
