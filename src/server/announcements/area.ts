import { sql } from 'drizzle-orm';
import { announcementAudienceSchema, announcementSchema } from '../../domain/announcements/forms';
import type { Area } from '../platform/area';
import { callerId, subjectId, subjectQuery } from '../platform/http/subjectQuery';
import { announcementJob } from './deliverAnnouncements';
import { announcementHandlers } from './handlers';
import { announcementHousekeeping } from './housekeeping';
import { announcementMail } from './mail';
import { announcementNotifications } from './notificationKinds';
import { announcementsLimits } from './limits';

export const announcementsArea = {
  handlers: announcementHandlers,
  forms: { sendAnnouncement: announcementSchema, previewAnnouncement: announcementAudienceSchema },
  mails: { announcement: announcementMail },
  notifications: announcementNotifications,
  jobs: [announcementJob],
  housekeeping: announcementHousekeeping,
  subjects: {
    announcements: subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`a.membership_id`,
      owns: sql`exists (select from announcement_recipients r
        where r.announcement_id = a.id and r.user_id = ${callerId}::uuid)`,
      from: sql`announcements a join memberships m on m.id = a.membership_id where a.id = ${subjectId}`,
    }),
  },
  limits: announcementsLimits,
} satisfies Area;
