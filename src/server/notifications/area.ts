import { sql } from 'drizzle-orm';
import type { Area } from '../platform/area';
import { callerId, subject, subjectId } from '../platform/http/subject';
import { pushJob } from './push';
import { notificationHandlers } from './handlers';

export const notificationsArea = {
  handlers: notificationHandlers,
  jobs: [pushJob],
  subjects: {
    notifications: subject({
      owns: sql`user_id = ${callerId}::uuid`,
      from: sql`notifications where id = ${subjectId}`,
    }),
  },
} satisfies Area;
