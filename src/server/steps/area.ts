import { sql } from 'drizzle-orm';
import { stepSchema } from '../../domain/steps/forms';
import { stepCommentSchema } from '../../domain/steps/responses';
import { stepUpdateSchema } from '../../domain/steps/requests';
import type { Area } from '../platform/area';
import { callerId, subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { stepHandlers } from './handlers';
import { askAfterMeeting } from './reminders/askAfterMeeting';
import { stepMails } from './mails';
import { stepNotifications } from './notificationKinds';
import { stepReminderMail } from './reminders/mail';
import { stepReminderJob } from './reminders/remindOfSteps';
import { stepsLimits } from './limits';

export const stepsArea = {
  handlers: stepHandlers,
  forms: {
    commitStep: stepSchema(),
    enterStep: stepSchema(),
    commentOnStep: stepCommentSchema(),
    updateStep: stepUpdateSchema(),
  },
  hooks: { onMeetingsEnded: askAfterMeeting },
  mails: { ...stepMails, 'step-reminder': stepReminderMail },
  notifications: stepNotifications,
  jobs: [stepReminderJob],
  subjects: {
    'next-tiny-steps': subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`s.membership_id`,
      podId: sql`s.pod_id`,
      owns: sql`s.user_id = ${callerId}::uuid`,
      from: sql`next_tiny_steps s left join memberships m on m.id = s.membership_id where s.id = ${subjectId}`,
    }),
  },
  limits: stepsLimits,
} satisfies Area;
