import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PodFormation, PodFormationPerson } from '../../../contract/entities.gen';
import { MAX_FORMATION_PEOPLE } from '../../../domain/pods/formation';
import { readableZone } from '../../../domain/time/zonedTime';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { joinSeatOfMember } from '../../platform/database/joinSeatOfMember';
import { members, podMembers, users, waitlistEntries } from '../../platform/database/schema';
import { entryPosition } from './waitlistPosition';

const { consentJoinNewPod, consentToBeNewPodLeader, createdAt, id, membershipId, podId, userId } = waitlistEntries;

function waitingWhere(db: Queryable, ofPod: string, which: SQL | undefined) {
  return db
    .select({
      userId,
      firstName: users.firstName,
      lastName: users.lastName,
      timezone: users.timezone,
      position: entryPosition(waitlistEntries),
      createdAt,
      consentJoinNewPod,
      consentToBeNewPodLeader,
      leaderStatus: members.leaderStatus,
      disabled: sql<boolean>`(${members.disabledAt} is not null or ${users.disabledAt} is not null)`,
      leadsPod: sql<boolean>`${podMembers.podId} is not null`,
    })
    .from(waitlistEntries)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(members, and(eq(members.membershipId, membershipId), eq(members.userId, userId)))
    .leftJoin(podMembers, joinSeatOfMember(podMembers, 'leader'))
    .where(and(eq(podId, ofPod), which))
    .orderBy(asc(id))
    .limit(MAX_FORMATION_PEOPLE);
}

export type WaitingRow = Awaited<ReturnType<typeof waitingWhere>>[number];

export const waitingAmong = (db: Queryable, ofPod: string, userIds: string[]): Promise<WaitingRow[]> =>
  waitingWhere(db, ofPod, inArray(userId, userIds));

export async function countWaitlist(db: Queryable, ofPod: string): Promise<number> {
  return db.$count(waitlistEntries, eq(podId, ofPod));
}

const presentPerson = ({ createdAt: created, timezone, ...person }: WaitingRow): PodFormationPerson => ({
  ...person,
  ...(timezone !== null && { timezone: readableZone(timezone) }),
  created: created.getTime(),
});

/**
 * People who agreed to join or lead a new pod while they wait for this pod (rule pods.formPod). Two statements, however
 * many people there are.
 */
export async function podFormation({ database: { db }, config }: AppContext, ofPod: string): Promise<PodFormation> {
  const agreed = or(eq(consentJoinNewPod, true), eq(consentToBeNewPodLeader, true));
  const rows = await waitingWhere(db, ofPod, agreed);
  return {
    waiting: await countWaitlist(db, ofPod),
    minParticipants: config.platformSettings.MinParticipants,
    people: rows.map(presentPerson),
  };
}
