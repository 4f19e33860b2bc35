import { eq } from 'drizzle-orm';
import { isSameEmail } from '../../domain/account/email';
import { DIFFERENT_EMAIL_REQUIRED } from '../../domain/account/forms';
import { pageLinks } from '../../domain/links';
import type { ChangeEmailRequest } from '../../contract/entities.gen';
import { recordAct } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { withMinimumDuration } from '../platform/http/limits/minimumDuration';
import { refundAttempt } from '../platform/http/limits/throttle';
import { invalidField, notFound } from '../platform/http/problem';
import {
  actWithProof,
  issueCode,
  LINK_SECONDS,
  lockUser,
  mailAccountExists,
  RESEND_INTERVAL_SECONDS,
  openCodes,
  retireCodes,
  signedInUser,
  throttleSubjectOfEmail,
  userByEmail,
} from '../session';
import { EMAIL_CHANGE_PURPOSES, STAFF_LINK_SECONDS, type EmailChange } from './emailChange';
import { accountMails } from './mails';
import { countAttempt } from '../platform/http/limits/attempts';
import { accountLimits } from './limits';

interface Person {
  id: string;
  email: string;
  firstName: string;
}

const refuseSameAddress = (newEmail: string, { email }: Person): void => {
  if (isSameEmail(newEmail, email)) throw invalidField('newEmail', DIFFERENT_EMAIL_REQUIRED);
};

/**
 * Starts changing the person's own address, given password and code (rule account.person): mails a confirmation link to
 * the new address and a notice to the current address (rule account.emailChange). If the new address has an account,
 * mails it a note instead; response and timing are the same. 400 for the current address or a wrong password or code,
 * 401 if the session has just ended, 429 if requested too often.
 */
export async function startOwnEmailChange(
  context: AppContext,
  caller: Caller,
  { newEmail, ...proof }: ChangeEmailRequest,
): Promise<void> {
  refuseSameAddress(newEmail, await signedInUser(context.database.db, caller.userId));
  await countAttempt(context, accountLimits.emailChange(caller.userId));
  const ofAddress = accountLimits.emailChangeTo(await throttleSubjectOfEmail(context.database.db, newEmail));
  await countAttempt(context, ofAddress);
  await withMinimumDuration(context, () =>
    actWithProof(context, caller, proof, async (act, user) => {
      if (await wasJustRequested(act, user, { newEmail })) return;
      await mailNewAddress(act, user, { newEmail }, LINK_SECONDS);
      const data = { firstName: user.firstName, newEmail };
      act.mail({ to: user.email, template: accountMails['change-email-notice'], data });
    }).catch(async (error: unknown) => {
      // A person without proof of identity must not use up the attempts of the mailbox's owner.
      await refundAttempt(context.database.db, ofAddress.key);
      throw error;
    }),
  );
}

interface StaffAsking {
  membershipId: string;
  by: string;
}

/**
 * Starts changing a member's address on behalf of staff: mails the current address a link to keep it; the new address
 * takes effect no sooner than `STAFF_EMAIL_CHANGE_DELAY_SECONDS` later (rule account.emailChangeByStaff). 404 for a
 * deleted account, 429 when requested too often for this member or by this staff member.
 */
export async function startEmailChangeByStaff(
  context: AppContext,
  member: Person,
  newEmail: string,
  { membershipId, by }: StaffAsking,
): Promise<void> {
  refuseSameAddress(newEmail, member);
  await countAttempt(context, accountLimits.emailChangeByStaff(by));
  await countAttempt(context, accountLimits.emailChangeByStaffOf(member.id));
  await countAttempt(context, accountLimits.emailChangeTo(await throttleSubjectOfEmail(context.database.db, newEmail)));
  const change: EmailChange = { newEmail, askedIn: membershipId, askedBy: by };
  await withMinimumDuration(context, () =>
    context.act(async (act) => {
      // A new password cancels a pending change, so the two must never run at the same time.
      const user = await lockUser(act, member.id);
      const [membership] = await act.tx
        .select({ membershipName: memberships.name, supportEmail: memberships.supportEmail })
        .from(memberships)
        .where(eq(memberships.id, membershipId));
      if (!user || !membership) throw notFound();
      if (await wasJustRequested(act, user, change)) return;
      await recordAct(act, 'MEMBER_EMAIL_CHANGE_STARTED', { membershipId, personId: user.id });
      await mailNewAddress(act, user, change, STAFF_LINK_SECONDS);
      const keep = await linkOf(act, user, 'keep-email', change, STAFF_LINK_SECONDS);
      const data = { firstName: user.firstName, newEmail, ...membership, link: keep };
      act.mail({ to: user.email, template: accountMails['change-email-by-staff'], data });
    }),
  );
}

/**
 * Whether the same change was requested a moment ago: its mails are being sent, and a repeat would invalidate their
 * links.
 */
async function wasJustRequested(act: Act, { id }: Person, { newEmail, askedIn }: EmailChange): Promise<boolean> {
  const since = act.now.getTime() - RESEND_INTERVAL_SECONDS * 1000;
  const waiting = await openCodes(act.tx, ['change-email'], { newEmail }, act.now);
  return waiting.some(
    ({ userId, payload, createdAt }) => userId === id && payload.askedIn === askedIn && createdAt.getTime() > since,
  );
}

async function linkOf(
  act: Act,
  { id: userId }: Person,
  purpose: (typeof EMAIL_CHANGE_PURPOSES)[number],
  change: EmailChange,
  lastsSeconds: number,
): Promise<string> {
  const code = await issueCode(act.tx, { purpose, userId, payload: { ...change }, lastsSeconds }, act.now);
  return act.url(pageLinks.confirmEmail(code));
}

/** Mails the new address a link, which ends earlier links: only the latest requested change counts. */
export async function mailNewAddress(act: Act, user: Person, change: EmailChange, lastsSeconds: number): Promise<void> {
  const { newEmail } = change;
  const holder = await userByEmail(act.tx, newEmail);
  await retireCodes(act.tx, user.id, EMAIL_CHANGE_PURPOSES, act.now);
  const link = await linkOf(act, user, 'change-email', change, lastsSeconds);
  if (holder?.verifiedAt) return mailAccountExists(act, holder);
  const data = { firstName: user.firstName, link, ...(change.askedIn !== undefined && { byStaff: true }) };
  act.mail({ to: newEmail, template: accountMails['change-email-confirm'], data });
}
