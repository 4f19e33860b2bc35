import { sql } from 'drizzle-orm';
import { notificationSettingSchema } from '../../domain/notifications/forms';
import type { Area } from '../platform/area';
import { callerId, subjectQuery, subjectId } from '../platform/http/subjectQuery';
import { sessionEndPushJob, sessionEndsJob } from './announceSessionEnds';
import { pushJob } from './push';
import { notificationHandlers } from './handlers';
import { notificationHousekeeping } from './housekeeping';

export const notificationsArea = {
  handlers: notificationHandlers,
  forms: { updateMyNotificationSettings: notificationSettingSchema },
  jobs: [pushJob, sessionEndsJob, sessionEndPushJob],
  housekeeping: notificationHousekeeping,
  subjects: {
    notifications: subjectQuery({
      owns: sql`user_id = ${callerId}::uuid`,
      from: sql`notifications where id = ${subjectId}`,
    }),
  },
} satisfies Area;
