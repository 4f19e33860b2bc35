import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { AUDIT_ACTS } from '../../../../domain/audit/acts';
import { businesses } from './businesses';
import { createdAt, id, inList, oneOf } from './columns';

/**
 * The acts of staff and leaders. A trigger refuses every update except clearing the address, and every deletion before
 * 400 days have passed (rules audit.appendOnly and audit.privacy). Ids of people, memberships and pods are not foreign
 * keys, since an entry outlasts them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id),
    act: oneOf('act', AUDIT_ACTS).notNull(),
    actorId: uuid('actor_id').notNull(),
    personId: uuid('person_id'),
    membershipId: uuid('membership_id'),
    membershipName: text('membership_name'),
    podId: uuid('pod_id'),
    podName: text('pod_name'),
    fields: text('fields')
      .array()
      .notNull()
      .default(sql`'{}'`),
    detail: text('detail'),
    /** The name of the API key by which it was done. */
    apiKeyName: text('api_key_name'),
    /** The network that the request came from (rule audit.privacy). */
    address: text('address'),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_business').on(t.businessId, t.createdAt, t.id),
    index('audit_entries_act').on(t.businessId, t.act, t.createdAt, t.id),
    index('audit_entries_actor').on(t.businessId, t.actorId, t.createdAt, t.id),
    index('audit_entries_person').on(t.businessId, t.personId, t.createdAt, t.id),
    index('audit_entries_created').on(t.createdAt),
    index('audit_entries_address')
      .on(t.actorId)
      .where(sql`${t.address} is not null`),
    check('audit_entries_act', inList(t.act, AUDIT_ACTS)),
    check('audit_entries_membership', sql`(${t.membershipId} is null) = (${t.membershipName} is null)`),
    check('audit_entries_pod', sql`(${t.podId} is null) = (${t.podName} is null)`),
  ],
);
