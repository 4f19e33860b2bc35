import { useListMyChannelsQuery } from '../../../api/chatApi';
import { useNotificationPagesInfiniteQuery } from '../../../api/notificationsApi';
import { useListedActions } from '../../../onboarding/useListedActions';

/** Channels with something unread in them. */
export function useUnreadChannelCount(): number {
  const { data: channels = [] } = useListMyChannelsQuery();
  return channels.filter(({ unread }) => unread > 0).length;
}

/** Notifications, loaded or not, and what one is still asked to do. */
export function useNotificationCount(): number {
  const { data } = useNotificationPagesInfiniteQuery();
  const { currentData: due = [] } = useListedActions();
  return (data?.pages.at(-1)?.total ?? 0) + due.length;
}
