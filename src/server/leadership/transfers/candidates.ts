import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { candidateObstacle } from '../../../domain/leadership/candidates';
import type { Act } from '../../platform/act';
import type { Queryable } from '../../platform/database/client';
import { orderBy, cursorValues, sortBy, type Keyset } from '../../platform/database/keyset';
import { byFirstName } from '../../platform/database/memberNames';
import { joinSeatOfMember } from '../../platform/database/joinSeatOfMember';
import { members, podMembers, pods, users } from '../../platform/database/schema';
import { conflict, notFound } from '../../platform/http/problem';
import { leaderOf, type LockedPod } from '../../pods';
import { refusals } from '../refusals';

export const leadingSeat = alias(podMembers, 'leading_place');
const ledPod = alias(pods, 'led_pod');

export const candidateOrder: Keyset = {
  keys: [sortBy(sql`(${podMembers.podId} is null)::int`, 'integer'), ...byFirstName.keys],
  direction: 'asc',
};

export const isEnabledInMembership = sql`${members.disabledAt} is null and ${users.disabledAt} is null`;

export interface PodOfMembership {
  membershipId: string;
  podId: string;
}

export function candidatesWhere(db: Queryable, { membershipId, podId }: PodOfMembership, which: SQL | undefined) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      photoId: users.photoId,
      inPod: sql<boolean>`${podMembers.podId} is not null`,
      leaderStatus: members.leaderStatus,
      ledPodId: ledPod.id,
      leadsPodName: ledPod.name,
      disabled: sql<boolean>`not (${isEnabledInMembership})`,
      place: cursorValues(candidateOrder),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(podMembers, and(eq(podMembers.podId, podId), eq(podMembers.userId, members.userId)))
    .leftJoin(leadingSeat, joinSeatOfMember(leadingSeat, 'leader'))
    .leftJoin(ledPod, eq(ledPod.id, leadingSeat.podId))
    .where(and(eq(members.membershipId, membershipId), which))
    .orderBy(orderBy(candidateOrder));
}

export type CandidateRow = Awaited<ReturnType<typeof candidatesWhere>>[number];

const obstacleOf = ({ ledPodId, ...person }: CandidateRow, podHasLeader: boolean) =>
  candidateObstacle({ ...person, podHasLeader, leadsPod: ledPodId !== null });

function cannotLead(obstacle: NonNullable<ReturnType<typeof obstacleOf>>, row: CandidateRow, podId: string) {
  const fullName = `${row.firstName} ${row.lastName}`;
  if (row.ledPodId === podId) return conflict('leads_already', refusals.leadsAlready({ fullName }));
  const sentences = {
    leadsAlready: row.leadsPodName
      ? refusals.leadsOtherPod({ fullName, podName: row.leadsPodName })
      : refusals.leadsAnotherPod({ fullName }),
    disabled: refusals.disabled({ fullName }),
    notInPod: refusals.noLongerInPod({ fullName }),
    notTrained: refusals.notTrained({ fullName }),
  };
  return conflict('may_not_lead', sentences[obstacle]);
}

/** 404 for nonmembers, 409 for people who currently can't lead the pod. */
export async function requireCandidate(act: Act, locked: LockedPod, userId: string): Promise<void> {
  const { id: podId, membershipId } = locked.pod;
  const [row] = await candidatesWhere(act.tx, { membershipId, podId }, eq(members.userId, userId));
  if (!row) throw notFound();
  const obstacle = obstacleOf(row, leaderOf(locked) !== undefined);
  if (obstacle) throw cannotLead(obstacle, row, podId);
}
