import { readLocalStorageValue } from '@mantine/hooks';
import { useSelector } from 'react-redux';
import type { Channel } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { compareNames } from '../../../domain/text/compareNames';
import { useListMyChannelsQuery } from '../../api/chatApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { DisabledNotices } from '../../ui/states/DisabledNotices';
import { EmptyState } from '../../ui/states/EmptyState';
import { NoChatsDrawing } from '../../ui/illustrations/NoChatsDrawing';
import { QueryState } from '../../ui/states/QueryState';
import { useReaderZone } from '../../ui/readerZone';
import { RowsSkeleton } from '../../ui/states/skeletons';
import { useNow } from '../../ui/useNow';
import { words } from '../words.gen';
import { unsentMessages } from '../outbox/outboxSlice';
import { unsentIds, unsentKey } from '../../api/unsentKeys';
import { emptyDraft, type Draft } from '../composer/useDraft';
import type { StoredEdit } from '../outbox/useStoredEdits';
import { unsentTextOf } from '../log/unsentText';
import { Link } from '../../ui/Link';
import { useUnsent } from '../outbox/useUnsent';
import { ChannelRow } from './ChannelRow';
import classes from './ChatsPage.module.css';

const CLOCK_SECONDS = 60;

export const byName = (channels: readonly Channel[]) => [...channels].sort((a, b) => compareNames(a.name, b.name));

export function ChannelList({ currentId, isBesideOpen }: { currentId?: string; isBesideOpen?: boolean }) {
  const channels = useListMyChannelsQuery();
  const { data: { id: userId = '' } = {} } = useGetMyUserQuery();
  const lost = useLostChannels(userId, channels.data).filter((id) => id !== currentId);
  const now = useNow(CLOCK_SECONDS);
  const zone = useReaderZone();
  return (
    <QueryState
      query={channels}
      skeleton={<RowsSkeleton />}
      isEmpty={(list) => list.length === 0 && lost.length === 0}
      empty={
        <DisabledNotices
          otherwise={
            <EmptyState
              icon={<NoChatsDrawing />}
              title={words.none}
              action={<ButtonLink to={paths.pods}>{words.toPods}</ButtonLink>}
            >
              {words.noneWhy}
            </EmptyState>
          }
        />
      }
    >
      {(list) => (
        <ul className={classes.list}>
          {byName(list).map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              userId={userId}
              now={now}
              zone={zone}
              isCurrent={channel.id === currentId}
              replacesOpen={isBesideOpen}
              showsMembership={list.some(({ membershipId }) => membershipId !== channel.membershipId)}
            />
          ))}
          {lost.map((id) => (
            <LostChannelRow key={id} id={id} userId={userId} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function useLostChannels(userId: string, channels: readonly Channel[] | undefined): string[] {
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

function LostChannelRow({ id, userId }: { id: string; userId: string }) {
  const { text } = useUnsent(userId, id);
  if (text === '') return null;
  return (
    <li>
      <Link to={pathTo(paths.chat, { channel: id })} className={classes.row}>
        <span className={classes.what}>
          <span className={classes.name}>{words.lost}</span>
          <span className={classes.line}>
            <span className={classes.preview}>
              <span className={classes.notSent}>{words.notSentPreview({ text })}</span>
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
