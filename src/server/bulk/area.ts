import { sql } from 'drizzle-orm';
import { bulkActionSchema } from '../../domain/bulk/forms';
import { emailInvitationsSchema } from '../../domain/memberships/requests';
import type { Area } from '../platform/area';
import { subjectId, subjectQuery } from '../platform/http/subjectQuery';
import { bulkHandlers } from './handlers';
import { bulkHousekeeping } from './housekeeping';
import { bulkNotifications } from './notificationKinds';
import { bulkJob, strandedBulkJob } from './runBulkAction';
import { bulkLimits } from './limits';

export const bulkArea = {
  handlers: bulkHandlers,
  forms: {
    previewBulkAction: bulkActionSchema,
    startBulkAction: bulkActionSchema,
    invitePeople: emailInvitationsSchema,
  },
  notifications: bulkNotifications,
  jobs: [bulkJob, strandedBulkJob],
  housekeeping: bulkHousekeeping,
  subjects: {
    'bulk-actions': subjectQuery({
      businessId: sql`m.business_id`,
      membershipId: sql`b.membership_id`,
      from: sql`bulk_actions b join memberships m on m.id = b.membership_id where b.id = ${subjectId}`,
    }),
  },
  limits: bulkLimits,
} satisfies Area;
