import { and, eq, sql } from 'drizzle-orm';
import type { AdminInvite, BusinessAdminRegistration } from '../../contract/entities.gen';
import type { Act, AppContext } from '../context';
import { businessStaff, users } from '../db/schema';
import { conflict, invalidField, notFound, problem } from '../http/problem';
import { notify } from '../notifications/service';
import { requireAction } from '../onboarding/service';
import {
  findCode,
  hashPassword,
  hasEmail,
  isPassword,
  issueCode,
  linkGone,
  passwordTries,
  provenAccountWith,
  retireCodes,
  startSession,
  throttle,
  throttleKey,
  useCode,
  type NewSession,
} from '../session/service';
import { tellLeaderChannels } from './leaderChannels';
import { businessById, ownerOf, staffOf } from './queries';

const INVITE_SECONDS = 7 * 24 * 60 * 60;
const WINDOW_SECONDS = 15 * 60;

/** What an invitation's code carries. */
interface Invitation {
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
      template: 'admin-invite',
      data: { name: name.trim(), businessName: business.name, inviterName, link },
    });
  });
}

/**
 * Makes the invited person an admin and signs them in. The link proved their address, so a new account is verified at
 * once; whoever has one keeps it and gives its password, unless signed in with it. 400 for a used, unknown or expired
 * code and for a wrong password.
 */
export async function registerBusinessAdmin(
  context: AppContext,
  given: BusinessAdminRegistration,
  callerId: string | undefined,
  ip: string,
): Promise<NewSession> {
  const { db } = context.database;
  const now = context.clock.now();
  await throttle(db, throttleKey('admin-code-ip', ip), 300, WINDOW_SECONDS, now);
  const invitation = (await findCode(db, given.inviteCode, ['admin-invite'], now))?.payload as Invitation | undefined;
  if (!invitation) throw linkGone();
  await checkHolder(context, invitation.email, given.password, callerId);
  const identity = {
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    passwordHash: await hashPassword(given.password),
  };
  return context.act(async (act) => {
    if (!(await useCode(act.tx, given.inviteCode, ['admin-invite'], act.now))) throw linkGone();
    const user = await provenAccountWith(act, invitation.email, identity);
    await makeAdmin(act, context, invitation.businessId, user);
    return startSession(act.tx, context, user, act.now);
  });
}

/** Whoever has a verified account with this address has to know its password, or to be signed in with it. */
async function checkHolder(
  context: AppContext,
  email: string,
  password: string,
  callerId: string | undefined,
): Promise<void> {
  const { db } = context.database;
  const [known] = await db.select().from(users).where(hasEmail(email));
  if (known?.disabledAt) throw problem(403, 'account_disabled', 'This account has been disabled.');
  if (!known?.verifiedAt || known.id === callerId) return;
  await throttle(db, passwordTries(email), 10, WINDOW_SECONDS, context.clock.now());
  if (await isPassword(known.passwordHash, password)) return;
  throw invalidField('password', 'You already have an account with this address. Please give its password.');
}

async function makeAdmin(
  act: Act,
  context: AppContext,
  businessId: string,
  user: { id: string; firstName: string; lastName: string },
): Promise<void> {
  const added = await act.tx
    .insert(businessStaff)
    .values({ businessId, userId: user.id, role: 'admin', createdAt: act.now })
    .onConflictDoNothing()
    .returning({ userId: businessStaff.userId });
  if (added.length === 0) return;
  await requireAction(act, user.id, businessId, 'COMPLETE_PROFILE');
  await tellLeaderChannels(act, businessId, user.id, 'added');
  const [business, owner] = [await businessById(act.tx, businessId), await ownerOf(act.tx, businessId)];
  if (!business || !owner) return;
  const data = {
    firstName: owner.firstName,
    adminName: `${user.firstName} ${user.lastName}`,
    businessName: business.name,
    link: `${context.config.publicUrl}/my-settings?panel=admins`,
  };
  act.mail({ to: owner.email, template: 'admin-joined', data });
  const { adminName, businessName } = data;
  await notify(act, { kind: 'admin-joined', userIds: [owner.id], data: { adminName, businessName } });
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
    await tellLeaderChannels(act, businessId, adminId, 'removed');
  });
}

async function notRemovable(act: Act, businessId: string, adminId: string) {
  const owner = await ownerOf(act.tx, businessId);
  if (owner?.id === adminId) return conflict('owner_stays', 'The owner of a business cannot be removed.');
  const [known] = await act.tx.select({ id: users.id }).from(users).where(eq(users.id, adminId));
  return known ? conflict('already_done', 'This person is not an admin of this business any more.') : notFound();
}
