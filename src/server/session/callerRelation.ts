import { sql, type SQL } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { INSTALLATION_PROVIDER } from '../../domain/session/installationProvider';
import type { LeaderStatus } from '../../contract/entities.gen';
import type { Relation } from '../../domain/permissions';
import { awaitsTwoFactor } from '../platform/database/awaitsTwoFactor';
import { compiled } from '../platform/database/compiled';
import { signedOnHere } from '../platform/database/signedOn';
import { callerId, type SubjectQuery } from '../platform/http/subjectQuery';
import type { SessionRow } from './login/authentication';
import type { TokenClaims } from './login/tokens';

export interface CallerRow extends SessionRow {
  found: boolean;
  business_id: string | null;
  membership_id: string | null;
  pod_id: string | null;
  channel_id: string | null;
  owns: boolean;
  staff_role: Relation['staffRole'] | null;
  awaits_two_factor: boolean;
  awaits_sign_on: boolean;
  skipped_two_factor: boolean;
  member_id: string | null;
  disabled: boolean;
  leader_status: LeaderStatus | null;
  pod_role: 'leader' | 'participant' | null;
  is_assistant: boolean;
  assistant_confirmed: boolean;
  in_channel: boolean;
}

/** The credential of a request, as the table `session`. A revoked key is deleted. */
const CREDENTIALS = {
  session: sql`sessions`,
  key: sql`(select *, null::timestamptz as revoked_at, null::uuid as identity_id,
    null::text as sign_on_provider from api_keys)`,
};

const isSignedOn = signedOnHere(sql`business.id`);

/** Rule signOn.required. */
const awaitsSignOn = sql`exists (
  select from sign_on_providers provider
  where provider.business_id = business.id and provider.required <> 'nobody' and staff.role is distinct from 'owner'
    and (staff.role = 'admin' or provider.required = 'everyone' and member.id is not null)
    and not ${isSignedOn})`;

/**
 * Another business's provider let them in, whatever this business asks of its staff (rule session.staffTwoFactor).
 */
const skippedTwoFactor = sql`staff.role is not null and business.staff_two_factor
  and session.sign_on_provider not in (${sql.raw(`'${INSTALLATION_PROVIDER}'`)}, business.id::text)`;

const callerStatement = (subject: SubjectQuery, credential: SQL): SQL => sql`
  with subject as (${subject})
  select person.first_name as "firstName", person.last_name as "lastName", person.photo_id as "photoId", person.language,
    session.revoked_at as "revokedAt", session.expires_at as "expiresAt", session.last_used_at as "lastUsedAt",
    person.disabled_at as "disabledAt",
    exists (select from subject) as found, subject.*,
    staff.role as staff_role, ${awaitsTwoFactor(sql`staff.business_id`, sql`staff.user_id`)} and not ${isSignedOn} as awaits_two_factor,
    coalesce(${skippedTwoFactor}, false) as skipped_two_factor,
    ${credential === CREDENTIALS.session ? awaitsSignOn : sql`false`} as awaits_sign_on,
    member.id as member_id, member.disabled_at is not null as disabled, member.leader_status,
    place.role as pod_role,
    coalesce(pod.assistant_user_id = ${callerId}::uuid, false) as is_assistant,
    pod.assistant_confirmed_at is not null as assistant_confirmed
  from ${credential} session
  join users person on person.id = session.user_id
  left join subject on true
  left join businesses business on business.id = subject.business_id and business.approved_at is not null
  left join business_staff staff on staff.business_id = business.id and staff.user_id = ${callerId}::uuid
  left join members member on member.membership_id = subject.membership_id and member.user_id = ${callerId}::uuid
  left join pods pod on pod.id = subject.pod_id
  left join pod_members place on place.pod_id = subject.pod_id and place.user_id = ${callerId}::uuid
  where session.id = ${sql.placeholder('sessionId')}::uuid and session.user_id = ${callerId}::uuid`;

export type FindCaller = (
  connection: Pick<ClientBase, 'query'>,
  claims: TokenClaims,
  id: string,
) => Promise<CallerRow | undefined>;

/** Builds the query for a caller's relation to a subject. Most requests need it, so the statement is compiled once. */
export function makeFindCaller(subject: SubjectQuery, credential: keyof typeof CREDENTIALS): FindCaller {
  const statement = callerStatement(subject, CREDENTIALS[credential]);
  const rows = compiled<CallerRow, { userId: string; sessionId: string; id: string }>(statement);
  return async (connection, { userId, sessionId }, id) => (await rows(connection, { userId, sessionId, id }))[0];
}

export function relationOfCaller(row: CallerRow): Relation {
  const podRole = row.pod_role && row.is_assistant && row.assistant_confirmed ? 'assistant' : row.pod_role;
  return {
    signedIn: true,
    ...(row.staff_role && { staffRole: row.staff_role, awaitsTwoFactor: row.awaits_two_factor }),
    ...(row.member_id && { member: { disabled: row.disabled, leaderStatus: row.leader_status ?? 'NONE' } }),
    // For a channel, even a pod's, its own members count instead: it has none while the membership's chat is off.
    ...(row.pod_id &&
      !row.channel_id && {
        pod: {
          ...(podRole && { role: podRole }),
          askedToAssist: row.is_assistant,
          assistantConfirmed: row.is_assistant && row.assistant_confirmed,
        },
      }),
    channelMember: row.in_channel,
    ...(podRole && row.channel_id && { channelPodRole: podRole }),
    owns: row.owns,
  };
}
