import type { Act } from '../platform/act';
import type { Queryable } from '../platform/database/client';
import { findCode, issueCode, retireCodes } from '../session';

const INVITE_SECONDS = 7 * 24 * 60 * 60;

/** What an invitation's code carries. */
export interface Invitation {
  businessId: string;
  email: string;
}

/** Makes an invitation's code (rule businesses.invitations); the one that the inviter made before works no more. */
export async function issueInvitation(act: Act, inviterId: string, { businessId, email }: Invitation): Promise<string> {
  const payload = { businessId, email: email.toLowerCase() };
  await retireCodes(act.tx, inviterId, ['admin-invite'], act.now, payload);
  const code = { purpose: 'admin-invite', userId: inviterId, payload, lastsSeconds: INVITE_SECONDS } as const;
  return issueCode(act.tx, code, act.now);
}

/** The invitation that a code is for, without using it; undefined for an unknown, used or expired one. */
export async function findInvitation(db: Queryable, code: string, now: Date): Promise<Invitation | undefined> {
  const found = await findCode(db, code, ['admin-invite'], now);
  // Written by `issueInvitation` and by nothing else.
  return found?.payload as Invitation | undefined;
}
