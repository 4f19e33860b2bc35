import { sql } from 'drizzle-orm';
import { normalizeEmail } from '../../domain/account/email';
import type { AdminInvitation } from '../../contract/entities.gen';
import type { Act } from '../platform/act';
import { actsAsStaff } from '../platform/database/actsAsStaff';
import type { Queryable } from '../platform/database/client';
import { findCode, issueCode, openCodes, retireCodes } from '../session';
import { ownerOf, staffOf } from '../tenancy';

const INVITE_SECONDS = 7 * 24 * 60 * 60;

export interface StoredInvitation {
  businessId: string;
  email: string;
}

/**
 * Issues an invitation code (rule businesses.invitations); the inviter's previous invitation to the address stops
 * working.
 */
export async function issueInvitation(
  act: Act,
  inviterId: string,
  { businessId, email }: StoredInvitation,
): Promise<string> {
  const payload = { businessId, email: normalizeEmail(email) };
  await retireCodes(act.tx, inviterId, ['admin-invite'], act.now, payload);
  const code = { purpose: 'admin-invite', userId: inviterId, payload, lastsSeconds: INVITE_SECONDS } as const;
  return issueCode(act.tx, code, act.now);
}

export async function findInvitation(db: Queryable, code: string, now: Date): Promise<StoredInvitation | undefined> {
  const found = await findCode(db, code, ['admin-invite'], now);
  // Written only by `issueInvitation`.
  return found?.payload as StoredInvitation | undefined;
}

/** Whether the sender of an invitation may still invite: not while their account is disabled or awaits two-factor login. */
export async function mayStillInvite(db: Queryable, businessId: string, inviterId: string): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select ${actsAsStaff(sql`${businessId}::uuid`, inviterId)} as may`,
  );
  return rows[0]?.may === true && (await ownerOf(db, businessId))?.id === inviterId;
}

export async function openInvitations(db: Queryable, businessId: string, now: Date): Promise<AdminInvitation[]> {
  const sent = await openCodes(db, ['admin-invite'], { businessId }, now);
  const staff = await staffOf(db, businessId);
  const inviters = new Map(staff.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const seen = new Set(staff.map(({ email }) => normalizeEmail(email)));
  return sent.flatMap(({ id, userId, payload, createdAt, expiresAt }) => {
    const { email } = payload as unknown as StoredInvitation;
    if (seen.has(email)) return [];
    seen.add(email);
    const invitedBy = inviters.get(userId) ?? '';
    return [{ id, email, invitedBy, created: createdAt.getTime(), expires: expiresAt.getTime() }];
  });
}
