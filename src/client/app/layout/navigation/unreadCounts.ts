import { countedUnread } from '../../../../domain/chat/unread';
import { useListMyChannelsQuery } from '../../../api/chatApi';
import { useNotificationPagesInfiniteQuery } from '../../../api/notificationsApi';
import { useListedActions } from '../../../onboarding/useListedActions';

/** Counts the channels with unread messages, except muted ones. */
export function useUnreadChannelCount(): number {
  const { data: channels = [] } = useListMyChannelsQuery();
  return channels.filter((channel) => countedUnread(channel) > 0).length;
}

/** Counts notifications, loaded or not, and pending required actions. */
export function useNotificationCount(): number {
  const { data } = useNotificationPagesInfiniteQuery();
  const { currentData: due = [] } = useListedActions();
  return (data?.pages.at(-1)?.total ?? 0) + due.length;
}
