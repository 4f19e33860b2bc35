import { useListMyChannelsQuery } from '../../api/chatApi';
import { useListMyNotificationsQuery } from '../../api/notificationsApi';

/** Channels with something unread in them. */
export function useUnreadChannelCount(): number {
  const { data: channels = [] } = useListMyChannelsQuery();
  return channels.filter(({ unread }) => unread > 0).length;
}

export function useNotificationCount(): number {
  const { data: notifications = [] } = useListMyNotificationsQuery();
  return notifications.length;
}
