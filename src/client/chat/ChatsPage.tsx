import { IconMessageCircle } from '@tabler/icons-react';
import type { Channel } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useGetMyUserQuery } from '../api/sessionApi';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { ListPage } from '../ui/ListPage';
import { QueryState } from '../ui/QueryState';
import { useReaderZone } from '../ui/readerZone';
import { RowsSkeleton } from '../ui/skeletons';
import { useNow } from '../ui/useNow';
import { ChannelRow } from './ChannelRow';
import classes from './ChatsPage.module.css';
import { words } from './words';

const CLOCK_SECONDS = 60;

const byName = (channels: readonly Channel[]) => [...channels].sort((a, b) => a.name.localeCompare(b.name));

/** /chats: the person's conversations by name, each with its last message and unread count. */
export function ChatsPage() {
  const channels = useListMyChannelsQuery();
  const { data: user } = useGetMyUserQuery();
  const now = useNow(CLOCK_SECONDS);
  const zone = useReaderZone();
  return (
    <ListPage title={words.chats}>
      <QueryState
        query={channels}
        skeleton={<RowsSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            icon={<IconMessageCircle size={32} stroke={1.5} aria-hidden />}
            title={words.none}
            action={<ButtonLink to={paths.pods}>{words.toPods}</ButtonLink>}
          >
            {words.noneWhy}
          </EmptyState>
        }
      >
        {(list) => (
          <ul className={classes.list}>
            {byName(list).map((channel) => (
              <ChannelRow key={channel.id} channel={channel} userId={user?.id} now={now} zone={zone} />
            ))}
          </ul>
        )}
      </QueryState>
    </ListPage>
  );
}
