import { readLocalStorageValue } from '@mantine/hooks';
import { useSelector } from 'react-redux';
import type { Channel } from '../../contract/entities.gen';
import { unsentMessages } from './outboxSlice';
import { unsentKey } from './unsentKeys';
import type { Draft } from './useDraft';
import { changedEdits } from './useStoredEdits';
import type { StoredEdit } from './useStoredEdits';

/** The channels, by id, in which a person has written something that was not sent, and which are not among theirs any more. */
export function useLostChannels(userId: string, channels: readonly Channel[] | undefined): string[] {
  const outbox = useSelector(unsentMessages);
  if (!channels) return [];
  const idsOf = <Kept>(kind: 'draft' | 'edits', isWritten: (kept: Kept) => boolean) => {
    const prefix = unsentKey(kind, userId, '');
    const keys = Object.keys(localStorage).filter((key) => {
      const kept = key.startsWith(prefix) ? readLocalStorageValue<Kept | undefined>({ key }) : undefined;
      return kept !== undefined && isWritten(kept);
    });
    return keys.map((key) => key.slice(prefix.length));
  };
  const drafted = idsOf<Draft>('draft', ({ text }) => text.trim() !== '');
  const edited = idsOf<StoredEdit[]>('edits', (edits) => changedEdits(edits).length > 0);
  const written = new Set([...outbox.map(({ channelId }) => channelId), ...drafted, ...edited]);
  for (const { id } of channels) written.delete(id);
  return [...written];
}
