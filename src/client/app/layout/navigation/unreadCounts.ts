import { countedUnread } from '../../../../domain/chat/unread';
import { useListMyChannelsQuery } from '../../../api/chatApi';
import { useNotificationPagesInfiniteQuery } from '../../../api/notificationsApi';
import { useListedActions } from '../../../onboarding/useListedActions';

export function useUnreadChannelCount(): number {
  const { data: channels = [] } = useListMyChannelsQuery();
  return channels.filter((channel) => countedUnread(channel) > 0).length;
}

export function useNotificationCount(): number {
  const { data } = useNotificationPagesInfiniteQuery();
  const { currentData: due = [] } = useListedActions();
  return (data?.pages.at(-1)?.total ?? 0) + due.length;
}
