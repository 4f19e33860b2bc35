import { sql } from 'drizzle-orm';
import { podFormationSchema, podInputSchema, podUpdateSchema } from '../../domain/pods/requests';
import type { Area } from '../platform/area';
import { subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { agendaHandler } from './agenda/agendaHandler';
import { podMeetingHooks } from './podMeeting';
import { podMails } from './mails';
import { podNotifications } from './notificationKinds';
import { podHandlers } from './handlers';
import { promoteAfterPausesJob } from './waitlist/promoteAfterPauses';
import { podsLimits } from './limits';

export const podsArea = {
  handlers: { ...podHandlers, ...agendaHandler },
  forms: {
    createPod: podInputSchema,
    updatePod: podUpdateSchema,
    formPod: podFormationSchema,
  },
  hooks: podMeetingHooks,
  mails: podMails,
  notifications: podNotifications,
  jobs: [promoteAfterPausesJob],
  subjects: {
    pods: subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`p.membership_id`,
      podId: sql`p.id`,
      from: sql`pods p join memberships m on m.id = p.membership_id where p.id = ${subjectId}`,
    }),
  },
  limits: podsLimits,
} satisfies Area;
