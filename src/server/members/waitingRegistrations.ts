import { and, eq, inArray } from 'drizzle-orm';
import type { WaitingRegistration } from '../../contract/entities.gen';
import type { Queryable } from '../platform/database/client';
import { members, users } from '../platform/database/schema';
import { openCodes } from '../session';
import type { Joining } from './joining';

/** Their addresses, but of those who are members by now. */
async function addressesOf(db: Queryable, membershipId: string, userIds: string[]): Promise<Map<string, string>> {
  const people = await db
    .select({ id: users.id, email: users.email, memberId: members.id })
    .from(users)
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.membershipId, membershipId)))
    .where(inArray(users.id, userIds));
  return new Map(people.filter(({ memberId }) => memberId === null).map(({ id, email }) => [id, email]));
}

/**
 * Who signed up for a membership by an invite link and has not confirmed their address, the newest first, each once.
 * Only the address and the role are told: a name would say whose account the address has (rule session.sameAnswer).
 */
export async function waitingRegistrations(
  db: Queryable,
  membershipId: string,
  now: Date,
): Promise<WaitingRegistration[]> {
  const sent = await openCodes(db, ['verify', 'join'], { purpose: { membershipId } }, now);
  const addresses = await addressesOf(db, membershipId, [...new Set(sent.map(({ userId }) => userId))]);
  return sent.flatMap(({ userId, payload, createdAt, expiresAt }) => {
    const email = addresses.get(userId);
    if (email === undefined) return [];
    addresses.delete(userId);
    const { then } = payload.purpose as Joining;
    // The link may have been sent again since.
    const created = (payload.registeredAt as number | undefined) ?? createdAt.getTime();
    const role = then === 'leader' ? ('Leader' as const) : ('Participant' as const);
    return [{ email, role, created, expires: expiresAt.getTime() }];
  });
}
