import { useListMyChannelsQuery } from '../../api/chatApi';
import { useListMyNotificationsQuery } from '../../api/notificationsApi';
import { useListedActions } from '../../onboarding/useListedActions';

/** Channels with something unread in them. */
export function useUnreadChannelCount(): number {
  const { data: channels = [] } = useListMyChannelsQuery();
  return channels.filter(({ unread }) => unread > 0).length;
}

/** Notifications, and what one is still asked to do. */
export function useNotificationCount(): number {
  const { data: notifications = [] } = useListMyNotificationsQuery();
  const { currentData: due = [] } = useListedActions();
  return notifications.length + due.length;
}
