import { fillPlaceholders, sql, type Query, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { isAllowed, type PermissionWord, type Relation } from '../../../domain/permissions';
import { isInChannel } from '../../chat/membership';
import type { AppContext } from '../context';
import type { LeaderStatus } from '../../../contract/entities.gen';
import { authenticate, callerOf, type Caller, type SessionRow } from '../../session/authentication';
import type { TokenClaims } from '../../session/tokens';
import { notFound, unauthorized } from './problem';
import { subjectOf, type SubjectKind } from './subjects';

/** What the path names, as far as it is known, and how the caller stands to it. */
export interface Access {
  caller: Caller | undefined;
  relation: Relation;
  businessId?: string;
  membershipId?: string;
  podId?: string;
  channelId?: string;
  memberId?: string;
}

/** One row answers all: may the session go on, does the subject exist, and what is the caller to it. */
interface StandingRow extends SessionRow {
  found: boolean;
  business_id: string | null;
  membership_id: string | null;
  pod_id: string | null;
  channel_id: string | null;
  owns: boolean;
  staff_role: 'owner' | 'admin' | null;
  member_id: string | null;
  disabled: boolean;
  leader_status: LeaderStatus | null;
  pod_role: 'leader' | 'participant' | null;
  is_assistant: boolean;
  assistant_confirmed: boolean;
  in_channel: boolean;
}

const id = sql.placeholder('id');
const userId = sql.placeholder('userId');

/** For each kind of subject: the business, membership, pod and channel it belongs to. */
const scopes: Record<SubjectKind, SQL> = {
  business: sql`select id as business_id, null::uuid as membership_id, null::uuid as pod_id, null::uuid as channel_id, false as owns from businesses where id = ${id}`,
  membership: sql`select business_id, id as membership_id, null::uuid as pod_id, null::uuid as channel_id, false as owns from memberships where id = ${id}`,
  pod: sql`select m.business_id, p.membership_id, p.id as pod_id, null::uuid as channel_id, false as owns from pods p join memberships m on m.id = p.membership_id where p.id = ${id}`,
  leaderPod: sql`select m.business_id, l.membership_id, null::uuid as pod_id, null::uuid as channel_id, false as owns from leader_pods l join memberships m on m.id = l.membership_id where l.id = ${id}`,
  meeting: sql`select m.business_id, t.membership_id, p.id as pod_id, null::uuid as channel_id, false as owns from meetings t join memberships m on m.id = t.membership_id left join pods p on p.meeting_id = t.id where t.id = ${id}`,
  channel: sql`select m.business_id, c.membership_id, c.pod_id, c.id as channel_id, false as owns from channels c join memberships m on m.id = c.membership_id where c.id = ${id}`,
  step: sql`select m.business_id, s.membership_id, s.pod_id, null::uuid as channel_id, s.user_id = ${userId}::uuid as owns from next_tiny_steps s left join memberships m on m.id = s.membership_id where s.id = ${id}`,
  notification: sql`select null::uuid as business_id, null::uuid as membership_id, null::uuid as pod_id, null::uuid as channel_id, user_id = ${userId}::uuid as owns from notifications where id = ${id}`,
  transfer: sql`select m.business_id, p.membership_id, p.id as pod_id, null::uuid as channel_id, t.participant_id = ${userId}::uuid as owns from leader_transfers t join pods p on p.id = t.pod_id join memberships m on m.id = p.membership_id where t.id = ${id}`,
};

const standingOf = (kind: SubjectKind): SQL => sql`
  with subject as (${scopes[kind]})
  select person.first_name as "firstName", person.last_name as "lastName",
    session.revoked_at as "revokedAt", session.expires_at as "expiresAt", person.disabled_at as "disabledAt",
    exists (select from subject) as found, subject.*,
    staff.role as staff_role,
    member.id as member_id, member.disabled_at is not null as disabled, member.leader_status,
    place.role as pod_role,
    coalesce(pod.assistant_user_id = ${userId}::uuid, false) as is_assistant,
    pod.assistant_confirmed_at is not null as assistant_confirmed,
    ${kind === 'channel' ? isInChannel(sql`subject.channel_id`, sql`${userId}::uuid`) : sql`false`} as in_channel
  from sessions session
  join users person on person.id = session.user_id
  left join subject on true
  left join businesses business on business.id = subject.business_id and business.approved_at is not null
  left join business_staff staff on staff.business_id = business.id and staff.user_id = ${userId}::uuid
  left join members member on member.membership_id = subject.membership_id and member.user_id = ${userId}::uuid
  left join pods pod on pod.id = subject.pod_id
  left join pod_members place on place.pod_id = subject.pod_id and place.user_id = ${userId}::uuid
  where session.id = ${sql.placeholder('sessionId')}::uuid and session.user_id = ${userId}::uuid`;

const dialect = new PgDialect();
const compiled = new Map<SubjectKind, Query>();

/** Put together once for each kind: most requests ask it. */
function standingStatement(kind: SubjectKind): Query {
  const known = compiled.get(kind) ?? dialect.sqlToQuery(standingOf(kind));
  compiled.set(kind, known);
  return known;
}

async function standing(
  { database }: AppContext,
  { kind, id: subjectId }: { kind: SubjectKind; id: string },
  claims: TokenClaims,
): Promise<StandingRow | undefined> {
  const { sql: text, params } = standingStatement(kind);
  const values = fillPlaceholders(params, { ...claims, id: subjectId });
  return (await database.pool.query<StandingRow>(text, values)).rows[0];
}

function relationOf(row: StandingRow): Relation {
  return {
    signedIn: true,
    ...(row.staff_role && { staffRole: row.staff_role }),
    ...(row.member_id && { member: { disabled: row.disabled, leaderStatus: row.leader_status ?? 'NONE' } }),
    // A channel has people of its own, even a pod's: none while the membership's chat is off.
    ...(row.pod_id &&
      !row.channel_id && {
        pod: {
          ...(row.pod_role && { role: row.is_assistant && row.assistant_confirmed ? 'assistant' : row.pod_role }),
          namedAssistant: row.is_assistant,
          assistantConfirmed: row.is_assistant && row.assistant_confirmed,
        },
      }),
    channelMember: row.in_channel,
    owns: row.owns,
  };
}

/**
 * Decides, before anything else is looked at, whether the caller may do this operation on what its path names.
 * 401 signed out, 404 for what is missing and for what is not theirs to see or do (decision 7).
 */
export async function resolveAccess(
  context: AppContext,
  permission: PermissionWord,
  route: string,
  params: Record<string, string>,
  claims: TokenClaims | undefined,
): Promise<Access> {
  const open = permission === 'public' || permission === 'code';
  if (!open && !claims) throw unauthorized();
  const subject = subjectOf(route, params);
  if (open || !claims || !subject || subject === 'malformed') {
    const caller = claims && (await authenticate(context, claims));
    if (subject === 'malformed') throw notFound();
    return { caller, relation: { signedIn: caller !== undefined } };
  }
  const row = await standing(context, subject, claims);
  const caller = callerOf(claims, row, context.clock.now());
  const relation = row?.found && relationOf(row);
  if (!row || !relation || !isAllowed(permission, relation)) throw notFound();
  return {
    caller,
    relation,
    businessId: row.business_id ?? undefined,
    membershipId: row.membership_id ?? undefined,
    podId: row.pod_id ?? undefined,
    channelId: row.channel_id ?? undefined,
    memberId: row.member_id ?? undefined,
  };
}
