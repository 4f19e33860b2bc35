import { sql } from 'drizzle-orm';
import {
  reportAppealSchema,
  reportDecisionSchema,
  reportGuidanceSchema,
  reportSchema,
} from '../../domain/reports/forms';
import type { Area } from '../platform/area';
import { isForOperator } from '../platform/database/isForOperator';
import { callerId, subjectId, subjectQuery } from '../platform/http/subjectQuery';
import { reportHandlers } from './handlers';
import { reportHousekeeping } from './housekeeping';
import { reportsLimits } from './limits';
import { reportMails } from './mails';
import { reportNotifications } from './notificationKinds';

export const reportsArea = {
  handlers: reportHandlers,
  forms: {
    reportMessage: reportSchema,
    reportComment: reportSchema,
    reportPerson: reportSchema,
    setReportGuidance: reportGuidanceSchema,
    decideReport: reportDecisionSchema,
    appealReport: reportAppealSchema,
  },
  mails: reportMails,
  notifications: reportNotifications,
  housekeeping: reportHousekeeping,
  subjects: {
    // Without its business for the owner, and for whom it is about: to them there is no report (rule reports.queue).
    reports: subjectQuery({
      businessId: sql`case when not ${isForOperator('r')} and r.about_id is distinct from ${callerId}::uuid then r.business_id end`,
      owns: sql`(r.reporter_id = ${callerId}::uuid or r.about_id = ${callerId}::uuid and r.decided_at is not null)`,
      from: sql`reports r where r.id = ${subjectId}`,
    }),
  },
  limits: reportsLimits,
} satisfies Area;
