import { and, eq, inArray } from 'drizzle-orm';
import type { WaitingRegistration } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { members } from '../platform/database/schema';
import { openCodes } from '../session';
import type { Joining } from './joining';

/** Which of these people are members by now. */
async function membersAmong(db: Queryable, membershipId: string, userIds: string[]): Promise<Set<string>> {
  const there = await db
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), inArray(members.userId, userIds)));
  return new Set(there.map(({ userId }) => userId));
}

/**
 * Who signed up for a membership by an invite link and has not confirmed their address, the newest first, each once.
 * Only the role and the address are told, as it was typed: a name would say whose account the address has, and the
 * account's own address, which may be another by now, is nobody's to learn (rule session.sameAnswer).
 */
export async function waitingRegistrations(
  db: Queryable,
  membershipId: string,
  now: Date,
): Promise<WaitingRegistration[]> {
  const sent = await openCodes(db, ['verify', 'join'], { purpose: { membershipId } }, now);
  const entered = await membersAmong(db, membershipId, [...new Set(sent.map(({ userId }) => userId))]);
  const listed = new Set<string>();
  return sent.flatMap(({ userId, payload, createdAt, expiresAt }) => {
    // Not in codes from before addresses were kept, which are over after 48 hours.
    const email = payload.email as string | undefined;
    if (email === undefined || entered.has(userId) || listed.has(email.toLowerCase())) return [];
    listed.add(email.toLowerCase());
    const { then } = payload.purpose as Joining;
    // The link may have been sent again since.
    const created = (payload.registeredAt as number | undefined) ?? createdAt.getTime();
    const role = then === 'leader' ? ('Leader' as const) : ('Participant' as const);
    return [{ email, role, created, expires: expiresAt.getTime() }];
  });
}
