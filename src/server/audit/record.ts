import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { AuditAct } from '../../domain/audit/acts';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import type { Call, OperationId } from '../platform/http/call';
import { bareAddress, networkOf } from '../platform/http/limits/network';

/** What an entry is about: the pod, the membership, or else the business. They are there while it is written. */
type Place = { podId: string } | { membershipId: string } | { businessId: string };
type PlaceKey = 'podId' | 'membershipId' | 'businessId';

export type Recorded = Place & {
  /** User id of whom it was done to. */
  personId?: string | null | undefined;
  /** The names of what was changed, never what it holds. */
  fields?: readonly string[];
  detail?: string;
  /** Who did it, where that is not who is signed in. */
  by?: string;
  /** Somebody else's request brings it about, whose address isn't recorded. */
  isByOthersRequest?: boolean;
};

/** What of an act an entry is written with. */
type Writing = Pick<Act, 'now' | 'by'> & { tx: Queryable };

const addressOf = (given: string | undefined): string | null =>
  given && isIP(bareAddress(given)) ? networkOf(given) : null;

/**
 * Writes what somebody does into the audit log, with the act itself (rule audit.acts); what the product does by itself is
 * no act of staff and leaves no entry. Before a membership or pod goes, since its name is kept. One statement.
 */
export async function recordAct(act: Writing, done: AuditAct, about: Recorded): Promise<void> {
  const actorId = about.by ?? act.by?.userId;
  if (actorId === undefined) return;
  const { podId = null, membershipId = null, businessId = null } = about as Partial<Record<PlaceKey, string>>;
  const { personId = null, fields = [], detail = null } = about;
  const address = about.isByOthersRequest ? null : addressOf(act.by?.address);
  await act.tx.execute(sql`
    insert into audit_entries (id, business_id, act, actor_id, person_id, membership_id, membership_name, pod_id, pod_name,
      fields, detail, address, created_at)
    select ${v7()}::uuid, coalesce(m.business_id, given.business_id), ${done}, ${actorId}::uuid, ${personId}::uuid,
      m.id, m.name, p.id, p.name, ${sql.param([...fields])}::text[], ${detail}::text, ${address}::text,
      ${act.now.toISOString()}::timestamptz
    from (select ${podId}::uuid as pod_id, ${membershipId}::uuid as membership_id, ${businessId}::uuid as business_id) given
    left join pods p on p.id = given.pod_id
    left join memberships m on m.id = coalesce(p.membership_id, given.membership_id)`);
}

/** Writes that a file was downloaded, before it is: nothing is changed with it, so one statement is enough. */
export function recordDownload(
  { database, clock }: AppContext,
  { caller, request }: Pick<Call<OperationId>, 'caller' | 'request'>,
  done: AuditAct,
  about: Recorded,
): Promise<void> {
  const by = { userId: caller.userId, address: request.ip };
  return recordAct({ tx: database.db, now: clock.now(), by }, done, about);
}

/** Somebody deletes their account: where they acted from is forgotten, as is their name (rule audit.privacy). */
export async function forgetAddressesOf({ tx }: Act, userId: string): Promise<void> {
  await tx.execute(sql`
    update audit_entries set address = null where actor_id = ${userId}::uuid and address is not null`);
}
