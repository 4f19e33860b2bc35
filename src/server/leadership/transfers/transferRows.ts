import { and, asc, eq, exists, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { transferStateAt, type TransferState } from '../../../domain/leadership/transferStates';
import type { LeaderTransfer } from '../../../contract/entities.gen';
import type { Queryable } from '../../platform/database/client';
import { actsAsStaff } from '../../platform/database/actsAsStaff';
import { fullNameOf } from '../../platform/database/fullNameOf';
import { leaderTransfers, members, memberships, pods } from '../../platform/database/schema';
import { notFound } from '../../platform/http/problem';
import type { Transfer } from '../../pods';

const leaderId = sql`(select user_id from pod_members where pod_id = ${pods.id} and role = 'leader')`;

/** The leader takes part in another pod of the membership, so there is no place for them in this one (rule pods.onePlace). */
export const leaderLeaves = sql<boolean>`exists (
  select from pod_members other where other.membership_id = ${pods.membershipId} and other.user_id = ${leaderId}
  and other.role = 'participant')`;

/** Somebody else than who is asked, whose link overrides whichever the pod gets (rule leadership.assistantLink). */
const lastingAssistant = sql`(select ${pods.assistantUserId}
  where ${pods.assistantConfirmedAt} is not null and ${pods.assistantUserId} <> ${leaderTransfers.participantId})`;

/** Whether who asked still might: leads the pod or is staff, and isn't disabled. What they asked is void otherwise. */
export const mayStillAsk = sql<boolean>`(exists (
    select from pod_members p join members m using (membership_id, user_id) join users u on u.id = p.user_id
    where p.pod_id = ${pods.id} and p.user_id = ${leaderTransfers.askedBy} and p.role = 'leader'
      and m.disabled_at is null and u.disabled_at is null)
  or ${actsAsStaff(pods.membershipId, leaderTransfers.askedBy)})`;

/** How an offer stands: one that is void is as good as replaced. */
export const stateOfTransfer = (transfer: Transfer, mayAsk: boolean, now: Date): TransferState =>
  transfer.state === 'open' && !mayAsk ? 'replaced' : transferStateAt(transfer, now);

/** Offers with what is shown of them. One statement. */
function transferRows(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      transfer: leaderTransfers,
      podName: pods.name,
      membershipId: memberships.id,
      membershipName: memberships.name,
      participantName: fullNameOf(leaderTransfers.participantId),
      leaderName: fullNameOf(leaderId),
      assistantName: fullNameOf(lastingAssistant),
      leaderLeaves,
      mayStillAsk,
    })
    .from(leaderTransfers)
    .innerJoin(pods, eq(pods.id, leaderTransfers.podId))
    .innerJoin(memberships, eq(memberships.id, pods.membershipId))
    .where(which)
    .orderBy(asc(leaderTransfers.createdAt), asc(leaderTransfers.id));
}

type TransferRow = Awaited<ReturnType<typeof transferRows>>[number];

function presentTransfer({ transfer, ...row }: TransferRow, now: Date): LeaderTransfer {
  const { id, podId, participantId, createdAt, expiresAt } = transfer;
  const state = stateOfTransfer(transfer, row.mayStillAsk, now);
  const isOpen = state === 'open';
  return {
    id,
    podId,
    podName: row.podName,
    membershipId: row.membershipId,
    membershipName: row.membershipName,
    participantId,
    participantName: row.participantName ?? '',
    // What accepting would change; who leads the pod later is not for who was asked once.
    ...(isOpen && row.leaderName && { leaderName: row.leaderName }),
    leaderLeaves: isOpen && row.leaderLeaves,
    ...(isOpen && row.assistantName && { assistantName: row.assistantName }),
    state,
    created: createdAt.getTime(),
    expires: expiresAt.getTime(),
  };
}

/** An offer by its id; 404 when it is gone with its pod or its person. */
export async function transferById(db: Queryable, id: string, now: Date): Promise<LeaderTransfer> {
  const [row] = await transferRows(db, eq(leaderTransfers.id, id));
  if (!row) throw notFound();
  return presentTransfer(row, now);
}

/** The offer of a pod that waits for an answer, if any. */
export async function openTransferOf(db: Queryable, podId: string, now: Date): Promise<LeaderTransfer | undefined> {
  const [row] = await transferRows(db, sql`${leaderTransfers.podId} = ${podId} and ${leaderTransfers.state} = 'open'`);
  const transfer = row && presentTransfer(row, now);
  return transfer?.state === 'open' ? transfer : undefined;
}

/** The offers that wait for somebody's answer, oldest first, without those of memberships where they are disabled. */
export async function openTransfersTo(db: Queryable, userId: string, now: Date): Promise<LeaderTransfer[]> {
  const isMember = and(
    eq(members.membershipId, memberships.id),
    eq(members.userId, leaderTransfers.participantId),
    isNull(members.disabledAt),
  );
  const isOpen = and(eq(leaderTransfers.state, 'open'), gt(leaderTransfers.expiresAt, now), mayStillAsk);
  const rows = await transferRows(
    db,
    and(eq(leaderTransfers.participantId, userId), isOpen, exists(db.select().from(members).where(isMember))),
  );
  return rows.map((row) => presentTransfer(row, now));
}
