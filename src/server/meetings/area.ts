import { sql } from 'drizzle-orm';
import { apologySchema } from '../../domain/meetings/apologies';
import { meetingInputSchema, occurrenceInputSchema } from '../../domain/meetings/requests';
import type { Area } from '../platform/area';
import { subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { meetingMails } from './mails/mails';
import { meetingNotifications } from './notificationKinds';
import { releaseLinkJob } from './links/releaseLink';
import { meetingHandlers } from './handlers';
import { failedLinkJob, createLinkJob } from './links/createLink';
import { meetingReminderMail } from './reminders/mail';
import { meetingReminderJob } from './reminders/remindOfMeetings';
import { meetingsLimits } from './limits';

export const meetingsArea = {
  handlers: meetingHandlers,
  forms: {
    updateScheduledMeeting: meetingInputSchema(),
    changeOccurrence: occurrenceInputSchema,
    sendApology: apologySchema,
    createLeaderPod: meetingInputSchema(),
  },
  mails: { ...meetingMails, 'meeting-reminder': meetingReminderMail },
  notifications: meetingNotifications,
  jobs: [failedLinkJob, createLinkJob, releaseLinkJob, meetingReminderJob],
  subjects: {
    'leader-pods': subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`l.membership_id`,
      from: sql`leader_pods l join memberships m on m.id = l.membership_id where l.id = ${subjectId}`,
    }),
    'scheduled-meetings': subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`t.membership_id`,
      podId: sql`p.id`,
      from: sql`meetings t join memberships m on m.id = t.membership_id left join pods p on p.meeting_id = t.id
        where t.id = ${subjectId}`,
    }),
  },
  limits: meetingsLimits,
} satisfies Area;
