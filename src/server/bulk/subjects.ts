import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BulkActionInput } from '../../contract/entities.gen';
import { isMemberBulkKind, type MemberBulkKind } from '../../domain/bulk/kinds';
import { memberFilter } from '../members';
import type { Queryable } from '../platform/database/client';
import { members, pods, users } from '../platform/database/schema';
import { invalidField } from '../platform/http/problem';
import { podFilter, podRooms, type PodRoom } from '../pods';
import { refusals } from './refusals';

export interface BulkRequest extends BulkActionInput {
  membershipId: string;
}

export async function targetPodOf(
  db: Queryable,
  { membershipId, toPodId }: BulkRequest,
  now: Date,
): Promise<PodRoom | undefined> {
  if (toPodId === undefined) return undefined;
  const pod = (await podRooms(db, { membershipId, podIds: [toPodId], now })).get(toPodId);
  if (!pod) throw invalidField('toPodId', refusals.podElsewhere);
  return pod;
}

const seatOf = (where: SQL): SQL => sql`exists (select from pod_members seat
  where seat.membership_id = ${members.membershipId} and seat.user_id = ${members.userId} and ${where})`;

const leads = seatOf(sql`seat.role = 'leader'`);

const leadsOthers = (chosen: SQL | undefined): SQL =>
  seatOf(sql`seat.role = 'leader' and exists (
    select from pod_members other join ${members} beside
      on beside.membership_id = other.membership_id and beside.user_id = other.user_id
    where other.pod_id = seat.pod_id and other.user_id <> seat.user_id
      and beside.id not in (select ${members.id} from ${members} where ${chosen}))`);

const isStaff = sql`exists (select from business_staff staff join memberships m on m.business_id = staff.business_id
  where m.id = ${members.membershipId} and staff.user_id = ${members.userId})`;

function memberException(kind: MemberBulkKind, { toPodId }: BulkRequest, pod: PodRoom | undefined, chosen?: SQL): SQL {
  switch (kind) {
    case 'REMOVE_MEMBERS':
      return sql`case when ${leadsOthers(chosen)} then 'LEADS_POD' end`;
    case 'DISABLE_MEMBERS':
      return sql`case when ${isStaff} then 'IS_STAFF' when ${members.disabledAt} is not null then 'ALREADY_DISABLED' end`;
    case 'ENABLE_MEMBERS':
      return sql`case when ${members.disabledAt} is null then 'NOT_DISABLED' end`;
    case 'MOVE_MEMBERS':
      return sql`case when ${members.disabledAt} is not null then 'DISABLED'
        when ${seatOf(sql`seat.pod_id = ${toPodId ?? null}::uuid`)} then 'ALREADY_IN_POD'
        when ${pod?.isPaused ?? false} then 'POD_PAUSED' end`;
  }
}

const chosenMembers = ({ membershipId, ids, matching }: BulkRequest): SQL | undefined =>
  and(memberFilter({ membershipId, forStaff: true, ...matching }), ids && inArray(members.id, ids));

/**
 * Whether a member is on a waitlist. Such members come first, so that they aren't given seats that the action frees.
 */
const waits = sql`exists (select from waitlist_entries w
  where w.membership_id = ${members.membershipId} and w.user_id = ${members.userId})`;

/** Leaders come last, as a leader can be removed only once their pod is empty. */
const removalPhase = sql`case when ${leads} then 2 when ${waits} then -1 else 0 end`;

/** Leaders come last, since other people need a seat more. */
const movePhase = sql`case when ${waits} then -1 when ${leads} then 1 else 0 end`;

const phaseOf = (kind: MemberBulkKind): SQL => {
  if (kind === 'REMOVE_MEMBERS') return removalPhase;
  return kind === 'MOVE_MEMBERS' ? movePhase : sql`${leads}::int`;
};

const memberSubjects = (which: SQL | undefined, reason: SQL, phase: SQL): SQL => sql`
  select ${members.id} as subject_id, ${members.userId} as user_id,
    ${users.firstName} || ' ' || ${users.lastName} as name, ${reason} as reason, ${phase} as phase,
    ${members.firstNameOrder} as name_order
  from ${members} join ${users} on ${users.id} = ${members.userId} where ${which}`;

const podSubjects = (which: SQL | undefined, reason: SQL): SQL => sql`
  select ${pods.id} as subject_id, null::uuid as user_id, ${pods.name} as name, ${reason} as reason, 1 as phase,
    ${pods.name} collate "name_order" as name_order
  from ${pods} where ${which}`;

const nothing = sql`null::text`;

/**
 * The action's members or pods in order, as a table with `subject_id`, `user_id` (null for pods), `name`, `reason`
 * (why it would do nothing, or null) and `position` (from 1).
 */
export function subjectsOf(request: BulkRequest, pod?: PodRoom): SQL {
  const { kind, membershipId, ids, matching } = request;
  const all = sql`row_number() over (order by s.phase, s.name_order, s.subject_id)::int as position`;
  if (kind === 'EMPTY_MEMBERSHIP') {
    const people = memberSubjects(eq(members.membershipId, membershipId), nothing, removalPhase);
    const emptied = podSubjects(eq(pods.membershipId, membershipId), nothing);
    return sql`select s.*, ${all} from (${people} union all ${emptied}) s`;
  }
  if (!isMemberBulkKind(kind)) {
    const which = and(podFilter({ membershipId, q: matching?.q }), ids && inArray(pods.id, ids));
    const hasMembers = sql`case when exists (select from pod_members seat
      where seat.pod_id = ${pods.id} and seat.role = 'participant') then 'HAS_MEMBERS' end`;
    return sql`select s.*, ${all} from (${podSubjects(which, hasMembers)}) s`;
  }
  const chosen = chosenMembers(request);
  const reason = memberException(kind, request, pod, chosen);
  const people = memberSubjects(chosen, reason, phaseOf(kind));
  if (kind !== 'MOVE_MEMBERS') return sql`select s.*, ${all} from (${people}) s`;
  return sql`select t.subject_id, t.user_id, t.name, t.position,
      case when t.reason is null and t.place > ${pod?.freeSeats ?? 0} then 'NO_PLACE' else t.reason end as reason
    from (select s.*, ${all},
      count(*) filter (where s.reason is null) over (order by s.phase, s.name_order, s.subject_id) as place
      from (${people}) s) t`;
}
