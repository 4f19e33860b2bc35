import { and, eq, inArray, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { LeaderCandidate, LeaderCandidates } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import type { Queryable } from '../../platform/database/client';
import { isAfter } from '../../platform/database/keyset';
import { matchesName } from '../../platform/database/memberNames';
import { joinSeatOfMember } from '../../platform/database/joinSeatOfMember';
import { readPage } from '../../platform/database/readPage';
import { members, podMembers, pods } from '../../platform/database/schema';
import type { Page, PageRequest } from '../../platform/http/pages';
import { notFound } from '../../platform/http/problem';
import {
  candidateOrder,
  candidatesWhere,
  isEnabledInMembership,
  leadingSeat,
  type CandidateRow,
  type PodOfMembership,
} from './candidates';
import { leaderLeaves, openTransferOf } from './transferRows';

const insider = alias(podMembers, 'insider');
const outsider = alias(members, 'outsider');

const presentCandidate = ({
  userId,
  firstName,
  lastName,
  photoId,
  inPod,
  leaderStatus,
  leadsPodName,
}: CandidateRow): LeaderCandidate => ({
  userId,
  firstName,
  lastName,
  ...(photoId !== null && { photoId }),
  inPod,
  leaderStatus,
  ...(leadsPodName !== null && { leadsPodName }),
});

interface CandidatesQuery extends PodOfMembership, PageRequest {
  q?: string;
  userId?: string;
}

const participantIds = (db: Queryable, podId: string) =>
  db
    .select({ userId: insider.userId })
    .from(insider)
    .where(and(eq(insider.podId, podId), eq(insider.role, 'participant')));

function leadersWithoutPod(db: Queryable, membershipId: string) {
  return db
    .select({ userId: outsider.userId })
    .from(outsider)
    .where(
      and(
        eq(outsider.membershipId, membershipId),
        eq(outsider.leaderStatus, 'SIGNED_OFF'),
        isNull(outsider.disabledAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(insider)
            .where(joinSeatOfMember(insider, 'leader', outsider)),
        ),
      ),
    );
}

/**
 * All candidates for the pod; one statement. Finds each part by its own index, since an `or` would read every member.
 */
export function candidatesFor(db: Queryable, query: CandidatesQuery, podHasLeader: boolean, from?: SQL) {
  const { podId, membershipId, q, userId } = query;
  const ofPod = participantIds(db, podId);
  const userIds = podHasLeader ? ofPod : unionAll(ofPod, leadersWithoutPod(db, membershipId));
  const isAsked = userId === undefined ? undefined : eq(members.userId, userId);
  return candidatesWhere(
    db,
    query,
    and(inArray(members.userId, userIds), isEnabledInMembership, matchesName(q), isAsked, from),
  );
}

async function pageOf(db: Queryable, query: CandidatesQuery, podHasLeader: boolean): Promise<Page<LeaderCandidate>> {
  const all = candidatesFor(db, query, podHasLeader).getSQL();
  const page = await readPage(db, query, candidateOrder, {
    rows: (cursor, howMany) => candidatesFor(db, query, podHasLeader, isAfter(candidateOrder, cursor)).limit(howMany),
    all: sql`from (${all}) candidates`,
  });
  return { ...page, items: page.items.map(presentCandidate) };
}

export async function listCandidates(
  { database: { db }, clock }: AppContext,
  query: CandidatesQuery,
): Promise<Omit<LeaderCandidates, 'candidates'> & { candidates: Page<LeaderCandidate> }> {
  const { podId } = query;
  const [pod] = await db
    .select({ leaderId: leadingSeat.userId, leaderLeaves })
    .from(pods)
    .leftJoin(leadingSeat, and(eq(leadingSeat.podId, pods.id), eq(leadingSeat.role, 'leader')))
    .where(eq(pods.id, podId));
  if (!pod) throw notFound();
  const candidates = await pageOf(db, query, pod.leaderId !== null);
  const openTransfer = await openTransferOf(db, podId, clock.now());
  return { candidates, leaderLeaves: pod.leaderLeaves, ...(openTransfer && { openTransfer }) };
}
