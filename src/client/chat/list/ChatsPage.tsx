import { IconMessageCircle } from '@tabler/icons-react';
import { useListMyChannelsQuery } from '../../api/chatApi';
import { useGetMyUserQuery } from '../../api/sessionApi';
import { EmptyState } from '../../ui/states/EmptyState';
import { PageHeader } from '../../ui/pages/PageHeader';
import { useReaderZone } from '../../ui/readerZone';
import { useNow } from '../../ui/useNow';
import { words } from '../words.gen';
import { byName, ChannelList } from './ChannelList';
import { ChatSearchFields, ChatSearchResults } from './ChatSearch';
import classes from './ChatsPage.module.css';
import { useHasListBeside } from './useHasListBeside';
import { useMessageSearch } from './useMessageSearch';

// Shares the list's chunk, since the name of each further chunk adds to what /login loads.
export { ChatLayout } from '../ChatLayout';

const CLOCK_SECONDS = 60;

export function ChatsPage() {
  const { data } = useListMyChannelsQuery();
  const channels = data ?? [];
  const { data: user } = useGetMyUserQuery();
  const now = useNow(CLOCK_SECONDS);
  const zone = useReaderZone();
  const search = useMessageSearch(data);
  const hasListBeside = useHasListBeside();
  const shown = { search, channels: byName(channels), userId: user?.id ?? '' };
  return (
    <div className={classes.page} data-beside={hasListBeside || undefined}>
      {!hasListBeside && <PageHeader title={words.chats} />}
      {(data?.length !== 0 || search.isSearching) && <ChatSearchFields {...shown} hasField={!hasListBeside} />}
      {search.isSearching && <ChatSearchResults {...shown} now={now} zone={zone} />}
      {!search.isSearching && !hasListBeside && <ChannelList />}
      {!search.isSearching && hasListBeside && channels.length > 0 && (
        <EmptyState icon={<IconMessageCircle size={32} stroke={1.5} aria-hidden />} title={words.chooseOne}>
          {words.chooseOneWhy}
        </EmptyState>
      )}
    </div>
  );
}
