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

/** The leader participates in another pod of the membership, so they can't stay in this pod (rule pods.oneSeat). */
export const leaderLeaves = sql<boolean>`exists (
  select from pod_members other where other.membership_id = ${pods.membershipId} and other.user_id = ${leaderId}
  and other.role = 'participant')`;

/** An assistant other than the recipient, whose link overrides the pod's new link (rule leadership.assistantLink). */
const lastingAssistant = sql`(select ${pods.assistantUserId}
  where ${pods.assistantConfirmedAt} is not null and ${pods.assistantUserId} <> ${leaderTransfers.participantId})`;

/**
 * Whether the sender may still make the offer: they must lead the pod or be staff, and not be disabled. Otherwise the
 * offer is void.
 */
export const mayStillOffer = sql<boolean>`(exists (
    select from pod_members p join members m using (membership_id, user_id) join users u on u.id = p.user_id
    where p.pod_id = ${pods.id} and p.user_id = ${leaderTransfers.askedBy} and p.role = 'leader'
      and m.disabled_at is null and u.disabled_at is null)
  or ${actsAsStaff(memberships.businessId, leaderTransfers.askedBy)})`;

export const stateOfTransfer = (transfer: Transfer, mayAsk: boolean, now: Date): TransferState =>
  transfer.state === 'open' && !mayAsk ? 'replaced' : transferStateAt(transfer, now);

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
      mayStillOffer,
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
  const state = stateOfTransfer(transfer, row.mayStillOffer, now);
  const isOpen = state === 'open';
  return {
    id,
    podId,
    podName: row.podName,
    membershipId: row.membershipId,
    membershipName: row.membershipName,
    participantId,
    participantName: row.participantName ?? '',
    // The effects of accepting; hidden once the offer is closed, so that a former recipient doesn't see who leads the
    // pod later.
    ...(isOpen && row.leaderName && { leaderName: row.leaderName }),
    leaderLeaves: isOpen && row.leaderLeaves,
    ...(isOpen && row.assistantName && { assistantName: row.assistantName }),
    state,
    created: createdAt.getTime(),
    expires: expiresAt.getTime(),
  };
}

export async function transferById(db: Queryable, id: string, now: Date): Promise<LeaderTransfer> {
  const [row] = await transferRows(db, eq(leaderTransfers.id, id));
  if (!row) throw notFound();
  return presentTransfer(row, now);
}

export async function openTransferOf(db: Queryable, podId: string, now: Date): Promise<LeaderTransfer | undefined> {
  const [row] = await transferRows(db, sql`${leaderTransfers.podId} = ${podId} and ${leaderTransfers.state} = 'open'`);
  const transfer = row && presentTransfer(row, now);
  return transfer?.state === 'open' ? transfer : undefined;
}

export async function openTransfersTo(db: Queryable, userId: string, now: Date): Promise<LeaderTransfer[]> {
  const isMember = and(
    eq(members.membershipId, memberships.id),
    eq(members.userId, leaderTransfers.participantId),
    isNull(members.disabledAt),
  );
  const isOpen = and(eq(leaderTransfers.state, 'open'), gt(leaderTransfers.expiresAt, now), mayStillOffer);
  const rows = await transferRows(
    db,
    and(eq(leaderTransfers.participantId, userId), isOpen, exists(db.select().from(members).where(isMember))),
  );
  return rows.map((row) => presentTransfer(row, now));
}
