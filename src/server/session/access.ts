import { fillPlaceholders, sql, type Query, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import type { LeaderStatus } from '../../contract/entities.gen';
import { isAllowed, type Relation } from '../../domain/permissions';
import type { AppContext } from '../platform/context';
import { preparedOnce } from '../platform/database/preparedOnce';
import type { Database } from '../platform/database/client';
import type { Binding } from '../platform/http/bind';
import type { Access } from '../platform/http/call';
import { notFound, unauthorized } from '../platform/http/problem';
import { callerId, type Subject, type Subjects } from '../platform/http/subject';
import { authenticate, callerOf, claimsOf, type SessionRow } from './authentication';
import type { TokenClaims } from './tokens';

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

const standingOf = (subject: Subject): SQL => sql`
  with subject as (${subject})
  select person.first_name as "firstName", person.last_name as "lastName",
    session.revoked_at as "revokedAt", session.expires_at as "expiresAt", person.disabled_at as "disabledAt",
    exists (select from subject) as found, subject.*,
    staff.role as staff_role,
    member.id as member_id, member.disabled_at is not null as disabled, member.leader_status,
    place.role as pod_role,
    coalesce(pod.assistant_user_id = ${callerId}::uuid, false) as is_assistant,
    pod.assistant_confirmed_at is not null as assistant_confirmed
  from sessions session
  join users person on person.id = session.user_id
  left join subject on true
  left join businesses business on business.id = subject.business_id and business.approved_at is not null
  left join business_staff staff on staff.business_id = business.id and staff.user_id = ${callerId}::uuid
  left join members member on member.membership_id = subject.membership_id and member.user_id = ${callerId}::uuid
  left join pods pod on pod.id = subject.pod_id
  left join pod_members place on place.pod_id = subject.pod_id and place.user_id = ${callerId}::uuid
  where session.id = ${sql.placeholder('sessionId')}::uuid and session.user_id = ${callerId}::uuid`;

const dialect = new PgDialect();

/** Asks how a caller stands to a subject. Put together once for each: most requests ask it. */
function standingStatement(subject: Subject) {
  const compiled = preparedOnce((_database: Database): Query => dialect.sqlToQuery(standingOf(subject)));
  return async (database: Database, claims: TokenClaims, id: string): Promise<StandingRow | undefined> => {
    const { sql: text, params } = compiled(database);
    const values = fillPlaceholders(params, { ...claims, id });
    return (await database.pool.query<StandingRow>(text, values)).rows[0];
  };
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

const accessOf = (caller: Access['caller'], row: StandingRow, relation: Relation): Access => ({
  caller,
  relation,
  businessId: row.business_id ?? undefined,
  membershipId: row.membership_id ?? undefined,
  podId: row.pod_id ?? undefined,
  channelId: row.channel_id ?? undefined,
  memberId: row.member_id ?? undefined,
});

/** The collection that a path names something of, when it names it by its id: `pods` for `/v1/pods/{id}/members`. */
function collectionOf(path: string): string | undefined {
  const [, , collection, first] = path.split('/');
  return first === '{id}' ? collection : undefined;
}

/**
 * Makes what decides, before anything else is looked at, whether the caller may do an operation on what its path names.
 * 401 signed out, 404 for what is missing and for what is not theirs to see or do.
 */
export function makeAuthorize(context: AppContext, subjects: Subjects): Binding['authorize'] {
  const standings = new Map(Object.entries(subjects).map(([name, subject]) => [name, standingStatement(subject)]));

  return async ({ operation: { permission, path }, params, authorization, authToken }) => {
    const isOpen = permission === 'public' || permission === 'code';
    const claims = await claimsOf(context, authorization, authToken);
    if (!isOpen && !claims) throw unauthorized();
    const standing = standings.get(collectionOf(path) ?? '');
    const id = params.id ?? '';
    if (isOpen || !claims || !standing || !isUuid(id)) {
      const caller = claims && (await authenticate(context, claims));
      if (standing && !isUuid(id)) throw notFound();
      return { caller, relation: { signedIn: caller !== undefined } };
    }
    const row = await standing(context.database, claims, id);
    const caller = callerOf(claims, row, context.clock.now());
    const relation = row?.found && relationOf(row);
    if (!row || !relation || !isAllowed(permission, relation)) throw notFound();
    return accessOf(caller, row, relation);
  };
}
