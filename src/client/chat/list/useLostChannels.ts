import { readLocalStorageValue } from '@mantine/hooks';
import { useSelector } from 'react-redux';
import type { Channel } from '../../../contract/entities.gen';
import { unsentMessages } from '../outbox/outboxSlice';
import { unsentIds, unsentKey } from '../outbox/unsentKeys';
import { emptyDraft } from '../composer/useDraft';
import type { Draft } from '../composer/useDraft';
import type { StoredEdit } from '../outbox/useStoredEdits';
import { unsentTextOf } from '../log/unsentText';

/** Ids of the channels with unsent text that the user is no longer in. */
export function useLostChannels(userId: string, channels: readonly Channel[] | undefined): string[] {
  const outbox = useSelector(unsentMessages);
  if (!channels) return [];
  const stored = (id: string) => ({
    draft: readLocalStorageValue<Draft | undefined>({ key: unsentKey('draft', userId, id) }) ?? emptyDraft,
    edits: readLocalStorageValue<StoredEdit[] | undefined>({ key: unsentKey('edits', userId, id) }) ?? [],
  });
  const sentTo = outbox.map(({ channelId }) => channelId);
  const lost = new Set([...sentTo, ...unsentIds('draft', userId), ...unsentIds('edits', userId)]);
  for (const { id } of channels) lost.delete(id);
  const unsentOf = (id: string) => outbox.filter(({ channelId }) => channelId === id);
  return [...lost].filter((id) => unsentTextOf({ unsent: unsentOf(id), ...stored(id) }).text !== '');
}
