import { eq } from 'drizzle-orm';
import type { ConfirmedPage, PendingEmailChange } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import { alreadyConfirmed, attempts, countAttempt, deleteCodes, findKeptCode, lockUser, userById } from '../session';
import type { EmailChange } from './startEmailChange';

const purposes = ['change-email'] as ['change-email'];

/** What waits behind a code, or was confirmed with it. Looking changes nothing. 404 for an unknown or expired code. */
export async function getPendingEmailChange(
  context: AppContext,
  code: string,
  ip: string,
): Promise<PendingEmailChange> {
  await countAttempt(context, attempts.emailLinkFrom(ip));
  const { db } = context.database;
  const found = await findKeptCode(db, code, purposes, context.clock.now());
  const user = found?.userId ? await userById(db, found.userId) : undefined;
  const page = found?.payload.page as ConfirmedPage | undefined;
  if (!found || !user || (found.usedAt && !page)) throw notFound();
  // Written by `startEmailChange` and by nothing else.
  const { newEmail, askedIn } = found.payload as unknown as EmailChange;
  const membershipName = askedIn && (await membershipNameOf(context, askedIn));
  return {
    newEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    ...(membershipName && { membershipName }),
    created: found.createdAt.getTime(),
    ...(page && { page }),
  };
}

async function membershipNameOf({ database }: AppContext, id: string): Promise<string | undefined> {
  const [row] = await database.db.select({ name: memberships.name }).from(memberships).where(eq(memberships.id, id));
  return row?.name;
}

/** "This was not me": deletes the change behind a code. An unknown code changes nothing. 409 once it is confirmed. */
export async function declineEmailChange(context: AppContext, code: string, ip: string): Promise<void> {
  await countAttempt(context, attempts.emailLinkFrom(ip));
  await context.act(async (act) => {
    const found = await findKeptCode(act.tx, code, purposes, act.now);
    if (!found?.userId) return;
    await lockUser(act, found.userId);
    const current = await findKeptCode(act.tx, code, purposes, act.now);
    if (!current) return;
    if (current.payload.page) throw alreadyConfirmed();
    const { newEmail } = current.payload as unknown as EmailChange;
    await deleteCodes(act, found.userId, 'change-email', { newEmail });
  });
}
