import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import type { Caller } from '../platform/http/call';
import { withMinimumDuration } from '../platform/http/limits/minimumDuration';
import { conflict } from '../platform/http/problem';
import {
  LINK_SECONDS,
  lockSignedInUser,
  openCodesOf,
  RESEND_INTERVAL_SECONDS,
  retireCodes,
  throttleSubjectOfEmail,
} from '../session';
import type { EmailChange } from './emailChange';
import { mailNewAddress } from './startEmailChange';
import { countAttempt } from '../platform/http/limits/attempts';
import { accountLimits } from './limits';
import { refusals } from './refusals';

const nothingPending = () => conflict('nothing_pending', refusals.nothingPending);

/** The person's own request that isn't confirmed yet. They can't resend or cancel requests by staff. */
async function pendingChange(db: Queryable, userId: string, now: Date) {
  const open = await openCodesOf(db, userId, 'change-email', now);
  const own = open.find(({ payload }) => (payload as EmailChange).askedIn === undefined);
  return own && { newEmail: (own.payload as EmailChange).newEmail, createdAt: own.createdAt };
}

export async function pendingEmailOf(db: Queryable, userId: string, now: Date): Promise<string | undefined> {
  return (await pendingChange(db, userId, now))?.newEmail;
}

/**
 * Mails the pending address a new link, limited like the request itself; does nothing within a minute of the last
 * link (rule account.emailChange). 409 if nothing is pending, 429 if requested too often.
 */
export async function resendEmailChange(context: AppContext, caller: Caller): Promise<void> {
  const { database, clock } = context;
  const newEmail = await pendingEmailOf(database.db, caller.userId, clock.now());
  if (newEmail === undefined) {
    // A person who is no longer logged in gets 401 instead.
    await context.act((act) => lockSignedInUser(act, caller));
    throw nothingPending();
  }
  await countAttempt(context, accountLimits.emailChange(caller.userId));
  await countAttempt(context, accountLimits.emailChangeTo(await throttleSubjectOfEmail(database.db, newEmail)));
  // The response time must not reveal whether the address has an account.
  await withMinimumDuration(context, () =>
    context.act(async (act) => {
      const user = await lockSignedInUser(act, caller);
      const pending = await pendingChange(act.tx, user.id, act.now);
      if (pending?.newEmail !== newEmail) throw nothingPending();
      if (act.now.getTime() - pending.createdAt.getTime() < RESEND_INTERVAL_SECONDS * 1000) return;
      await mailNewAddress(act, user, { newEmail }, LINK_SECONDS);
    }),
  );
}

export async function cancelEmailChange(context: AppContext, caller: Caller): Promise<void> {
  await context.act(async (act) => {
    const user = await lockSignedInUser(act, caller);
    const pending = await pendingChange(act.tx, user.id, act.now);
    if (pending) await retireCodes(act.tx, user.id, ['change-email'], act.now);
  });
}
