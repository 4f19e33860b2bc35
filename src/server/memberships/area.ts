import { sql } from 'drizzle-orm';
import { membershipInputSchema, membershipUpdateSchema } from '../../domain/memberships/requests';
import type { Area } from '../platform/area';
import { subject, subjectId } from '../platform/http/subject';
import { fileHandlers } from './fileHandlers';
import { membershipHandlers } from './handlers';
import { inviteHandlers } from './inviteHandlers';

export const membershipsArea = {
  handlers: { ...membershipHandlers, ...inviteHandlers, ...fileHandlers },
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
} satisfies Area;
