import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { membershipCan } from '../../../domain/permissions';
import type { LeaderPod } from '../../../contract/entities.gen';
import type { Language } from '../../../domain/text/languages';
import type { AppContext } from '../../platform/context';
import {
  joinReaderAsMember,
  joinReaderAsStaff,
  readerRelationColumns,
  relationOfReader,
} from '../../platform/database/readerRelation';
import { businessStaff, leaderPods, meetings, members, memberships } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';
import { presentLeaderPod, type LeaderMeetingRow } from '../presenter';
import { nextStart, meetingColumns } from '../schedule';
import { leadershipColumns, leadershipFacts } from './attendees';

/**
 * Leader meetings this person attends as leader, confirmed assistant or staff (rule meetings.leaderMeetings), soonest
 * first. One statement.
 */
async function leaderMeetingsAttendedBy(
  { database, clock }: AppContext,
  userId: string,
  which: SQL,
): Promise<LeaderMeetingRow[]> {
  const now = clock.now();
  const rows = await database.db
    .select({
      id: leaderPods.id,
      membershipId: leaderPods.membershipId,
      membershipName: memberships.name,
      meeting: meetingColumns,
      ...readerRelationColumns,
      ...leadershipColumns(userId, leaderPods.membershipId),
    })
    .from(leaderPods)
    .innerJoin(meetings, eq(meetings.id, leaderPods.meetingId))
    .innerJoin(memberships, eq(memberships.id, leaderPods.membershipId))
    .leftJoin(businessStaff, joinReaderAsStaff(userId))
    .leftJoin(members, joinReaderAsMember(userId, leaderPods.membershipId))
    .where(which);
  const startOf = ({ meeting }: (typeof rows)[number]) => nextStart(meeting, now) ?? Number.MAX_SAFE_INTEGER;
  return rows
    .map((row) => ({ ...row, relation: relationOfReader(row) }))
    .filter((row) => membershipCan(row.relation, leadershipFacts(row)).viewLeaderMeetings)
    .sort((a, b) => startOf(a) - startOf(b));
}

const presentAll = (rows: LeaderMeetingRow[], { clock }: AppContext, language: Language): LeaderPod[] =>
  rows.map((row) => presentLeaderPod(row, clock.now(), language));

interface Reader {
  userId: string;
  language: Language;
}

export async function listLeaderPods(
  context: AppContext,
  membershipId: string,
  { userId, language }: Reader,
): Promise<LeaderPod[]> {
  const rows = await leaderMeetingsAttendedBy(context, userId, eq(leaderPods.membershipId, membershipId));
  return presentAll(rows, context, language);
}

export async function leaderPodById(context: AppContext, id: string, { userId, language }: Reader): Promise<LeaderPod> {
  const rows = await leaderMeetingsAttendedBy(context, userId, eq(leaderPods.id, id));
  const [leaderPod] = presentAll(rows, context, language);
  if (!leaderPod) throw notFound();
  return leaderPod;
}

export function attendedLeaderMeetings(context: AppContext, userId: string): Promise<LeaderMeetingRow[]> {
  const theirs = sql`(select membership_id from members where user_id = ${userId}
    union select ms.id from memberships ms join business_staff s on s.business_id = ms.business_id
    where s.user_id = ${userId})`;
  return leaderMeetingsAttendedBy(context, userId, inArray(leaderPods.membershipId, theirs));
}

export const listMyLeaderPods = async (context: AppContext, { userId, language }: Reader): Promise<LeaderPod[]> =>
  presentAll(await attendedLeaderMeetings(context, userId), context, language);
