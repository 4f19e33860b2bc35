import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { INVITE_ROLES } from '../../../domain/memberships/lists';
import type { Act } from '../../platform/act';
import { membershipInvites } from '../../platform/database/schema';

/** 128 random bits: not guessable, yet short enough for a link that people share. */
const newInviteCode = (): string => randomBytes(16).toString('base64url');

export async function renewInvites(act: Act, membershipId: string): Promise<void> {
  await act.tx.delete(membershipInvites).where(eq(membershipInvites.membershipId, membershipId));
  await act.tx
    .insert(membershipInvites)
    .values(INVITE_ROLES.map((role) => ({ membershipId, role, code: newInviteCode() })));
}
