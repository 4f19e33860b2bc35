import { eq } from 'drizzle-orm';
import type { Account, ProfileUpdate } from '../../contract/entities.gen';
import { isSameEmail } from '../../domain/account/email';
import { scheduleDigestChecks } from '../notifications';
import { markActionDone } from '../onboarding';
import type { AppContext } from '../platform/context';
import { users } from '../platform/database/schema';
import { invalidField, unauthorized } from '../platform/http/problem';
import { refuseOutdated } from '../platform/http/version';
import { lockUser } from '../session';
import { recheckOverdueSteps } from '../steps';
import { pendingEmailOf } from './ownEmailChange';
import { accountVersion, presentAccount } from './presenter';
import { refusals } from './refusals';

/**
 * Changes the given fields. Saving a bio completes COMPLETE_PROFILE. 400 for an address other than the current one,
 * which requires `startEmailChange` (rule account.profile); 409 if the profile has changed since the client read it.
 */
export async function updateProfile(context: AppContext, userId: string, given: ProfileUpdate): Promise<Account> {
  return context.act(async (act) => {
    const present = await lockUser(act, userId);
    if (!present) throw unauthorized();
    refuseOutdated(given.version, accountVersion(present));
    if (given.emailAddress !== undefined && !isSameEmail(given.emailAddress, present.email)) {
      throw invalidField('emailAddress', refusals.emailUnconfirmed);
    }
    const changed = {
      bio: given.bio ?? present.bio,
      firstName: given.firstName ?? present.firstName,
      lastName: given.lastName ?? present.lastName,
      timezone: given.timezone ?? present.timezone,
      language: given.language ?? present.language,
    };
    await act.tx.update(users).set(changed).where(eq(users.id, userId));
    // Digests and step reminders are due at 08:00, which may come earlier in the new time zone.
    if (changed.timezone !== present.timezone) {
      await scheduleDigestChecks(act.tx, [userId], act.now);
      await recheckOverdueSteps(act.tx, userId);
    }
    if (given.bio) await markActionDone(act, userId, undefined, 'COMPLETE_PROFILE');
    return presentAccount({ ...present, ...changed }, await pendingEmailOf(act.tx, userId, act.now));
  });
}
