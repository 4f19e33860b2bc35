import { changeMemberEmailSchema, memberRegistrationSchema } from '../../domain/members/forms';
import { memberInvitationSchema } from '../../domain/memberships/requests';
import type { Area } from '../platform/area';
import { endMembership } from './endMembership';
import { completeMemberRegistration } from './joining/completeMemberRegistration';
import { memberMails } from './mails';
import { memberNotifications } from './notificationKinds';
import { memberHandlers } from './handlers';
import { membersLimits } from './limits';

export const membersArea = {
  handlers: memberHandlers,
  forms: {
    registerMember: memberRegistrationSchema,
    changeMemberEmail: changeMemberEmailSchema,
    inviteMember: memberInvitationSchema,
  },
  hooks: { completeMemberRegistration, endMembership },
  mails: memberMails,
  notifications: memberNotifications,
  limits: membersLimits,
} satisfies Area;
