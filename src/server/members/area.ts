import type { Area } from '../platform/area';
import { memberMails } from './mails';
import { memberNotifications } from './notificationKinds';
import { memberHandlers } from './handlers';

export const membersArea = {
  handlers: memberHandlers,
  mails: memberMails,
  notifications: memberNotifications,
} satisfies Area<never>;
