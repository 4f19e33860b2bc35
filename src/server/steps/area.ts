import { sql } from 'drizzle-orm';
import { stepSchema } from '../../domain/steps/forms';
import { stepUpdateSchema } from '../../domain/steps/requests';
import type { Area } from '../platform/area';
import { callerId, subject, subjectId } from '../platform/http/subject';
import { stepMails } from './mails';
import { stepHandlers } from './handlers';

export const stepsArea = {
  handlers: stepHandlers,
  forms: {
    commitStep: stepSchema(),
    updateStep: stepUpdateSchema(),
  },
  mails: stepMails,
  subjects: {
    'next-tiny-steps': subject({
      businessId: sql`m.business_id`,
      membershipId: sql`s.membership_id`,
      podId: sql`s.pod_id`,
      owns: sql`s.user_id = ${callerId}::uuid`,
      from: sql`next_tiny_steps s left join memberships m on m.id = s.membership_id where s.id = ${subjectId}`,
    }),
  },
} satisfies Area;
