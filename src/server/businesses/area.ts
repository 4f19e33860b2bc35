import type { Area } from '../platform/area';
import { sql } from 'drizzle-orm';
import { subject, subjectId } from '../platform/http/subject';
import { businessMails } from './mails';
import { businessNotifications } from './notificationKinds';
import { businessHandlers } from './handlers';

export const businessesArea = {
  handlers: businessHandlers,
  mails: businessMails,
  notifications: businessNotifications,
  subjects: {
    businesses: subject({ businessId: sql`id`, from: sql`businesses where id = ${subjectId}` }),
  },
} satisfies Area<never>;
