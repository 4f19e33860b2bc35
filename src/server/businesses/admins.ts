import { and, eq, sql } from 'drizzle-orm';
import type { AdminInvite } from '../../contract/entities.gen';
import { leaderStandingChanged } from '../chat';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { businessStaff, users } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { dismissStaffNotifications, notify } from '../notifications';
import { throttle, throttleKey } from '../platform/http/throttle';
import { issueCode, retireCodes } from '../session';
import { businessById, ownerOf, staffOf } from './reads';
import { businessNotifications } from './notificationKinds';
import { businessMails } from './mails';

const INVITE_SECONDS = 7 * 24 * 60 * 60;

/** What an invitation's code carries. */
export interface Invitation {
  businessId: string;
  email: string;
}

const payloadOf = ({ businessId, email }: Invitation) => ({ businessId, email: email.toLowerCase() });

/**
 * Sends somebody a link to become an admin; an invitation sent to them before works no more. 409 for who is staff of
 * this business already, 429 when a business invites too often (specification 6).
 */
export async function inviteAdmin(
  context: AppContext,
  businessId: string,
  inviterId: string,
  { name, email }: AdminInvite,
): Promise<void> {
  const { db } = context.database;
  await throttle(db, throttleKey('invite-admin', businessId), 30, 60 * 60, context.clock.now());
  await context.act(async (act) => {
    const staff = await staffOf(act.tx, businessId);
    if (staff.some((person) => person.email.toLowerCase() === email.toLowerCase())) {
      throw conflict('already_staff', 'This person can already manage this business.');
    }
    const business = await businessById(act.tx, businessId);
    const inviter = staff.find(({ id }) => id === inviterId);
    if (!business || !inviter) throw notFound();
    const payload = payloadOf({ businessId, email });
    await retireCodes(act.tx, inviterId, ['admin-invite'], act.now, payload);
    const invite = { purpose: 'admin-invite', userId: inviterId, payload, lastsSeconds: INVITE_SECONDS } as const;
    const link = `${context.config.publicUrl}/sign-up/admin?code=${await issueCode(act.tx, invite, act.now)}`;
    const inviterName = `${inviter.firstName} ${inviter.lastName}`;
    act.mail({
      to: email,
      template: businessMails['admin-invite'],
      data: { name: name.trim(), businessName: business.name, inviterName, link },
    });
  });
}

/** Takes the role of an admin away. 409 for the owner and for who is no admin (any more), 404 for who does not exist. */
export async function removeAdmin(context: AppContext, businessId: string, adminId: string): Promise<void> {
  await context.act(async (act) => {
    const removed = await act.tx
      .delete(businessStaff)
      .where(
        and(
          eq(businessStaff.businessId, businessId),
          eq(businessStaff.userId, adminId),
          eq(businessStaff.role, 'admin'),
        ),
      )
      .returning({ userId: businessStaff.userId });
    if (removed.length === 0) throw await notRemovable(act, businessId, adminId);
    await act.tx.execute(sql`
      delete from onboarding_actions where user_id = ${adminId} and business_id = ${businessId} and not exists (
        select 1 from members join memberships on memberships.id = members.membership_id
        where members.user_id = ${adminId} and memberships.business_id = ${businessId})`);
    await leaderStandingChanged(act, { businessId }, adminId, 'removed');
    await dismissStaffNotifications(act, businessId, adminId);
    await tellRemoved(act, businessId, adminId);
  });
}

async function tellRemoved(act: Act, businessId: string, adminId: string): Promise<void> {
  const business = await businessById(act.tx, businessId);
  const [person] = await act.tx.select().from(users).where(eq(users.id, adminId));
  if (!business || !person) return;
  const { name: businessName } = business;
  act.mail({
    to: person.email,
    template: businessMails['admin-removed'],
    data: { firstName: person.firstName, businessName },
  });
  await notify(act, { kind: businessNotifications['admin-removed'], userIds: [adminId], data: { businessName } });
}

async function notRemovable(act: Act, businessId: string, adminId: string) {
  const owner = await ownerOf(act.tx, businessId);
  if (owner?.id === adminId) return conflict('owner_stays', 'The owner of a business cannot be removed.');
  const [known] = await act.tx.select({ id: users.id }).from(users).where(eq(users.id, adminId));
  return known ? conflict('already_done', 'This person is not an admin of this business any more.') : notFound();
}
