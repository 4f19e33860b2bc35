import { sql, type SQL } from 'drizzle-orm';
import type { JourneyYear } from '../../../contract/entities.gen';
import type { StepStatus } from '../../../domain/steps/steps';
import { zoneOfUser } from '../../meetings';
import type { AppContext } from '../../platform/context';
import { isHiddenFrom } from '../../platform/database/blocks';
import { isBeingRemoved } from '../../platform/database/isBeingRemoved';

export interface Traveller {
  userId: string;
  now: Date;
}

const MAX_STEPS = 2000;

const yearOf = (instant: SQL, { userId }: Traveller): SQL =>
  sql`extract(year from ${instant} at time zone ${zoneOfUser(userId)})::int`;

/** The person's steps that are set, each with the year of its date, but no later than the current year. */
const setSteps = (one: Traveller): SQL => sql`
  select s.*, ${yearOf(sql`least(s.commitment_date, ${one.now.toISOString()}::timestamptz)`, one)} as year,
    (select count(*) from step_cheers c where c.step_id = s.id and not ${isBeingRemoved(sql`c.user_id`)}
      and not ${isHiddenFrom(sql`c.user_id`, sql`${one.userId}::uuid`)})::int as cheers
  from next_tiny_steps s where s.user_id = ${one.userId} and s.status <> 'NotSet'`;

const pastAttendance = (one: Traveller): SQL => sql`
  select a.meeting_id, a.status, ${yearOf(sql`coalesce(o.moved_to, a.starts_at)`, one)} as year
  from attendance a left join occurrences o on o.meeting_id = a.meeting_id and o.starts_at = a.starts_at
  where a.user_id = ${one.userId} and not coalesce(o.skipped, false)
    and coalesce(o.moved_to, a.starts_at) <= ${one.now.toISOString()}::timestamptz`;

const statusCounts = sql`count(*) filter (where a.status = 'CAME')::int as came,
  count(*) filter (where a.status = 'APOLOGIES')::int as apologies,
  count(*) filter (where a.status = 'ABSENT')::int as missed`;

export async function journeyYears({ database }: AppContext, one: Traveller): Promise<JourneyYear[]> {
  const { rows } = await database.db.execute<JourneyYear & Record<string, unknown>>(sql`
    select year, coalesce(s.steps, 0) as steps, coalesce(s.done, 0) as done, coalesce(s.cheers, 0) as cheers,
      coalesce(m.came, 0) as came, coalesce(m.apologies, 0) as apologies, coalesce(m.missed, 0) as missed
    from (select s.year, count(*)::int as steps, count(*) filter (where s.status = 'Done')::int as done,
        sum(s.cheers)::int as cheers from (${setSteps(one)}) s group by s.year) s
    full join (select a.year, ${statusCounts} from (${pastAttendance(one)}) a group by a.year) m using (year)
    order by year`);
  return rows;
}

export interface JourneyStepRow extends Record<string, unknown> {
  id: string;
  podId: string | null;
  podName: string;
  membershipName: string | null;
  status: StepStatus;
  goal: string;
  description: string;
  /** Epoch milliseconds, as text. */
  commitmentDate: string;
  created: string;
  cheers: number;
}

const millis = (instant: SQL): SQL => sql`floor(extract(epoch from ${instant}) * 1000)::bigint`;

export async function stepsOfYear({ database }: AppContext, one: Traveller, year: number): Promise<JourneyStepRow[]> {
  const { rows } = await database.db.execute<JourneyStepRow>(sql`
    select s.id, s.pod_id as "podId", s.pod_name as "podName", m.name as "membershipName", s.status, s.goal,
      s.description, ${millis(sql`s.commitment_date`)} as "commitmentDate", ${millis(sql`s.created_at`)} as created,
      s.cheers
    from (${setSteps(one)}) s left join memberships m on m.id = s.membership_id
    where s.year = ${year} order by s.commitment_date, s.id limit ${MAX_STEPS}`);
  return rows;
}

export interface PodAttendanceRow extends Record<string, unknown> {
  podId: string;
  podName: string;
  membershipName: string;
  came: number;
  apologies: number;
  missed: number;
}

export async function attendanceOfYear(
  { database }: AppContext,
  one: Traveller,
  year: number,
): Promise<PodAttendanceRow[]> {
  const { rows } = await database.db.execute<PodAttendanceRow>(sql`
    select p.id as "podId", p.name as "podName", m.name as "membershipName", ${statusCounts}
    from (${pastAttendance(one)}) a join pods p on p.meeting_id = a.meeting_id join memberships m on m.id = p.membership_id
    where a.year = ${year} group by p.id, m.id order by p.name collate "name_order", p.id`);
  return rows;
}
