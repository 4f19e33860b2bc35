import { readLocalStorageValue } from '@mantine/hooks';
import type { Mention } from '../../../contract/entities.gen';
import { useStoredUnsent } from './useStoredUnsent';

export interface StoredEdit {
  messageId: string;
  before: string;
  text: string;
  picked: Mention[];
  hasImage?: boolean;
}

const none: StoredEdit[] = [];

export const changedEdits = (edits: readonly StoredEdit[]) =>
  edits.filter(({ before, text, hasImage }) => text !== before && (hasImage || text.trim() !== ''));

export function useStoredEdits(userId: string, channelId: string) {
  const { key, written: edits = none, keep, clear } = useStoredUnsent<StoredEdit[]>('edits', userId, channelId);
  const store = (next: StoredEdit[]) => (next.length === 0 ? clear() : keep(next));
  /** May be newer than this render. */
  const read = () => readLocalStorageValue<StoredEdit[]>({ key }) ?? none;
  return { edits, store, read };
}
