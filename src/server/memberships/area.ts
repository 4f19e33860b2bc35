import { membershipInputSchema, membershipUpdateSchema } from '../../domain/memberships/forms';
import type { Area } from '../platform/area';
import { sql } from 'drizzle-orm';
import { subject, subjectId } from '../platform/http/subject';
import { csvHandlers } from './csvHandlers';
import { membershipHandlers } from './handlers';
import { logoHandlers } from './logoHandlers';

export const membershipsArea = {
  handlers: { ...membershipHandlers, ...csvHandlers, ...logoHandlers },
  forms: {
    createMembership: membershipInputSchema,
    updateMembership: membershipUpdateSchema,
  },
  subjects: {
    memberships: subject({
      businessId: sql`business_id`,
      membershipId: sql`id`,
      from: sql`memberships where id = ${subjectId}`,
    }),
  },
} satisfies Area<never>;
