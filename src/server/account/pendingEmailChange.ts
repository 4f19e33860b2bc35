import { eq } from 'drizzle-orm';
import type { PendingEmailChange } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import { memberships } from '../platform/database/schema';
import { declineLink, readLink, sessionLimits } from '../session';
import { emailChangeLink, takesEffectAt } from './emailChange';
import { countAttempt } from '../platform/http/limits/attempts';

export async function getPendingEmailChange(
  context: AppContext,
  code: string,
  ip: string,
): Promise<PendingEmailChange> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  const { database, clock } = context;
  const { user, payload, createdAt, page, purpose } = await readLink(database.db, emailChangeLink, code, clock.now());
  const { newEmail, askedIn } = payload;
  const takesEffect = takesEffectAt(payload, createdAt);
  const membershipName = askedIn && (await membershipNameOf(context, askedIn));
  return {
    newEmail,
    firstName: user.firstName,
    lastName: user.lastName,
    ...(membershipName && { membershipName }),
    created: createdAt.getTime(),
    ...(purpose === 'keep-email' && { keeps: true }),
    ...(takesEffect !== undefined && { takesEffect }),
    ...(payload.confirmedAt !== undefined && { confirmed: true }),
    ...(page && { page }),
  };
}

async function membershipNameOf({ database }: AppContext, id: string): Promise<string | undefined> {
  const [row] = await database.db.select({ name: memberships.name }).from(memberships).where(eq(memberships.id, id));
  return row?.name;
}

/**
 * "This wasn’t me": deletes the change that a code belongs to. An unknown code changes nothing. 409 once the change is
 * confirmed.
 */
export async function declineEmailChange(context: AppContext, code: string, ip: string): Promise<void> {
  await countAttempt(context, sessionLimits.emailLinkFrom(ip));
  await context.act((act) => declineLink(act, emailChangeLink, code));
}
