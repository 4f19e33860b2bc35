import { readLocalStorageValue } from '@mantine/hooks';
import { useSelector } from 'react-redux';
import type { Channel } from '../../contract/entities.gen';
import { unsentMessages } from './outboxSlice';
import { unsentKey } from './unsentKeys';
import { changedEdits } from './useStoredEdits';
import type { StoredEdit } from './useStoredEdits';

/** The channels, by id, in which a person has written something that was not sent, and which are not among theirs any more. */
export function useLostChannels(userId: string, channels: readonly Channel[] | undefined): string[] {
  const outbox = useSelector(unsentMessages);
  if (!channels) return [];
  const idsOf = (kind: 'draft' | 'edits') => {
    const prefix = unsentKey(kind, userId, '');
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  };
  const edited = idsOf('edits').filter((id) => {
    const edits = readLocalStorageValue<StoredEdit[] | undefined>({ key: unsentKey('edits', userId, id) });
    return changedEdits(edits ?? []).length > 0;
  });
  const written = new Set([...outbox.map(({ channelId }) => channelId), ...idsOf('draft'), ...edited]);
  for (const { id } of channels) written.delete(id);
  return [...written];
}
