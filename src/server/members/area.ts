import { changeMemberEmailSchema, memberRegistrationSchema } from '../../domain/members/forms';
import type { Area } from '../platform/area';
import { memberMails } from './mails';
import { memberNotifications } from './notificationKinds';
import { memberHandlers } from './handlers';

export const membersArea = {
  handlers: memberHandlers,
  forms: {
    registerMember: memberRegistrationSchema,
    changeMemberEmail: changeMemberEmailSchema,
  },
  mails: memberMails,
  notifications: memberNotifications,
} satisfies Area;
