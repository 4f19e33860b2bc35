import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AuditAct } from '../../domain/audit/acts';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import type { Call, OperationId } from '../platform/http/call';
import { bareAddress, networkOf } from '../platform/http/limits/network';

/**
 * The subject of an entry: a pod, a membership, or by default the business. It must still exist when the entry is
 * written.
 */
type AuditScope = { podId: string } | { membershipId: string } | { businessId: string };
type AuditScopeKey = 'podId' | 'membershipId' | 'businessId';

export type AuditSubject = AuditScope & {
  personId?: string | null | undefined;
  /** The names of the changed fields, never their contents. */
  fields?: readonly string[];
  detail?: string;
  by?: string;
  /** Whether another person sends the request; their address isn't recorded. */
  isByOthersRequest?: boolean;
};

type AuditContext = Pick<Act, 'now' | 'by'> & { tx: Queryable };

const addressOf = (given: string | undefined): string | null =>
  given && isIP(bareAddress(given)) ? networkOf(given) : null;

/**
 * Writes a person's act into the audit log, in the act's transaction (rule audit.acts); the product's automatic changes
 * are not acts of staff, and leave no entry. Call it before deleting a membership or pod, whose name it records. Takes
 * one statement.
 */
export async function recordAct(act: AuditContext, done: AuditAct, about: AuditSubject): Promise<void> {
  const actorId = about.by ?? act.by?.userId;
  if (actorId === undefined) return;
  const { podId = null, membershipId = null, businessId = null } = about as Partial<Record<AuditScopeKey, string>>;
  const { personId = null, fields = [], detail = null } = about;
  const address = about.isByOthersRequest ? null : addressOf(act.by?.address);
  await act.tx.execute(sql`
    insert into audit_entries (id, business_id, act, actor_id, person_id, membership_id, membership_name, pod_id, pod_name,
      fields, detail, api_key_name, address, created_at)
    select ${v7()}::uuid, coalesce(m.business_id, given.business_id), ${done}, ${actorId}::uuid, ${personId}::uuid,
      m.id, m.name, p.id, p.name, ${sql.param([...fields])}::text[], ${detail}::text, ${act.by?.keyName ?? null}::text,
      ${address}::text,
      ${act.now.toISOString()}::timestamptz
    from (select ${podId}::uuid as pod_id, ${membershipId}::uuid as membership_id, ${businessId}::uuid as business_id) given
    left join pods p on p.id = given.pod_id
    left join memberships m on m.id = coalesce(p.membership_id, given.membership_id)`);
}

/** Records the download of a file beforehand. Nothing else changes, so it needs no transaction. */
export function recordDownload(
  { database, clock }: AppContext,
  { caller, request }: Pick<Call<OperationId>, 'caller' | 'request'>,
  done: AuditAct,
  about: AuditSubject,
): Promise<void> {
  const by = { userId: caller.userId, address: request.ip };
  return recordAct({ tx: database.db, now: clock.now(), by }, done, about);
}

/**
 * When a person deletes their account, removes addresses from their entries, just as their name is removed (rule
 * audit.privacy).
 */
export async function clearAddressesOf({ tx }: Act, userId: string): Promise<void> {
  await tx.execute(sql`
    update audit_entries set address = null where actor_id = ${userId}::uuid and address is not null`);
}
