import type { Channel } from '../../../contract/entities.gen';
import { paths } from '../../../domain/links';
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
import { ChannelRow } from './ChannelRow';
import classes from './ChatsPage.module.css';
import { LostChannelRow } from './LostChannelRow';
import { useLostChannels } from './useLostChannels';
import { words } from '../words';

const CLOCK_SECONDS = 60;

export const byName = (channels: readonly Channel[]) => [...channels].sort((a, b) => compareNames(a.name, b.name));

/**
 * The user's conversations by name, each with its last message and unread count, followed by unsent text in lost ones.
 */
export function ChannelList({ currentId }: { currentId?: string }) {
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
