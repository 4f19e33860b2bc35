import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { candidateObstacle } from '../../domain/leadership/candidates';
import type { LeaderCandidate, LeaderCandidates } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { placeOfMember } from '../platform/database/placeOfMember';
import { members, podMembers, pods, users } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { leaderOf, type LockedPod } from '../pods';
import { leaderLeaves, openTransferOf } from './transferRows';

const leading = alias(podMembers, 'leading_place');
const ledPod = alias(pods, 'led_pod');

/** As many as a list answers at once: a pod has fifty people, but a membership may have more leaders without a pod. */
const MAX_CANDIDATES = 500;

interface PodOfMembership {
  membershipId: string;
  podId: string;
}

/** People of the membership, with what decides whether they can lead this pod. */
function candidatesWhere(db: Queryable, { membershipId, podId }: PodOfMembership, which: SQL | undefined) {
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      inPod: sql<boolean>`${podMembers.podId} is not null`,
      leaderStatus: members.leaderStatus,
      ledPodId: ledPod.id,
      leadsPodName: ledPod.name,
      disabled: sql<boolean>`(${members.disabledAt} is not null or ${users.disabledAt} is not null)`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(podMembers, and(eq(podMembers.podId, podId), eq(podMembers.userId, members.userId)))
    .leftJoin(leading, placeOfMember(leading, 'leader'))
    .leftJoin(ledPod, eq(ledPod.id, leading.podId))
    .where(and(eq(members.membershipId, membershipId), which))
    .orderBy(
      sql`${podMembers.podId} is null`,
      sql`lower(${users.firstName} || ' ' || ${users.lastName})`,
      asc(users.id),
    )
    .limit(MAX_CANDIDATES);
}

type CandidateRow = Awaited<ReturnType<typeof candidatesWhere>>[number];

const obstacleOf = ({ ledPodId, ...person }: CandidateRow, podHasLeader: boolean) =>
  candidateObstacle({ ...person, podHasLeader, leadsPod: ledPodId !== null });

/** Why somebody can't lead this pod, in words: to who asks them, or to themselves. */
function cannotLead(obstacle: NonNullable<ReturnType<typeof obstacleOf>>, row: CandidateRow, podId: string) {
  const name = `${row.firstName} ${row.lastName}`;
  if (row.ledPodId === podId) return conflict('leads_already', `${name} leads this pod already.`);
  const sentences = {
    leadsAlready: `${name} leads ${row.leadsPodName ?? 'another pod'} already, and can lead one pod in a membership.`,
    disabled: `${name} is disabled in the membership.`,
    notInPod: `${name} isn't in this pod any more.`,
    notTrained: `${name} has not confirmed the leader training yet.`,
  };
  return conflict('may_not_lead', sentences[obstacle]);
}

/** 404 for who is no member of the membership, 409 for who can't lead the pod as things stand. */
export async function requireCandidate(act: Act, locked: LockedPod, userId: string): Promise<void> {
  const { id: podId, membershipId } = locked.pod;
  const [row] = await candidatesWhere(act.tx, { membershipId, podId }, eq(members.userId, userId));
  if (!row) throw notFound();
  const obstacle = obstacleOf(row, leaderOf(locked) !== undefined);
  if (obstacle) throw cannotLead(obstacle, row, podId);
}

/** Who could come in: for them the standing to lead counts, and that they lead no pod. */
const couldComeIn = and(eq(members.leaderStatus, 'SIGNED_OFF'), isNull(leading.podId));

const presentCandidate = ({ userId, firstName, lastName, inPod, leaderStatus, leadsPodName }: CandidateRow) => ({
  userId,
  firstName,
  lastName,
  inPod,
  leaderStatus,
  ...(leadsPodName !== null && { leadsPodName }),
});

/**
 * Who can be asked to lead a pod: its participants, with those who can't because they lead another one, and while it has
 * no leader the leaders of the membership who lead none (rule leadership.candidates).
 */
export async function leaderCandidates(
  { database: { db }, clock }: AppContext,
  { membershipId, podId }: PodOfMembership,
): Promise<LeaderCandidates> {
  const [pod] = await db
    .select({ leaderId: leading.userId, leaderLeaves })
    .from(pods)
    .leftJoin(leading, and(eq(leading.podId, pods.id), eq(leading.role, 'leader')))
    .where(eq(pods.id, podId));
  if (!pod) throw notFound();
  const podHasLeader = pod.leaderId !== null;
  const takesPart = eq(podMembers.role, 'participant');
  const rows = await candidatesWhere(
    db,
    { membershipId, podId },
    podHasLeader ? takesPart : or(takesPart, couldComeIn),
  );
  const candidates = rows.flatMap((row): LeaderCandidate[] => {
    const obstacle = obstacleOf(row, podHasLeader);
    return obstacle === undefined || (obstacle === 'leadsAlready' && row.inPod) ? [presentCandidate(row)] : [];
  });
  const openTransfer = await openTransferOf(db, podId, clock.now());
  return { candidates, leaderLeaves: pod.leaderLeaves, ...(openTransfer && { openTransfer }) };
}
