import { v7 } from 'uuid';
import type { AppContext } from '../../platform/context';
import { withMinimumDuration } from '../../platform/http/limits/minimumDuration';
import { accountDetailsOf, upsertAccount, type Registrant } from '../accounts';
import { mailKnownAddressOffer, mailVerificationLink } from '../notices';
import type { BrowserOrigin } from '../browserOrigin';
import { throttleSubjectOfEmail } from '../reads';
import { registeringBrowser } from './registeringBrowser';
import type { RegistrationPurpose } from './verification';
import { countAttempt } from '../../platform/http/limits/attempts';
import { acceptedOnSignUp, checkAge, type TermsScope } from '../../terms';
import { sessionLimits } from '../limits';

export interface Registration {
  person: Omit<Registrant, 'language'> & { acceptedVersions?: string[] };
  purpose: RegistrationPurpose;
  origin: BrowserOrigin;
  membership?: { membershipName: string; supportEmail: string };
  /** What the person comes into, by which the texts that they accept are found. */
  terms: TermsScope;
}

/**
 * Registers a person and mails the link that completes the registration. The statements, timing and response are the
 * same for known and unknown addresses; only the mailbox reveals the difference (rule session.sameAnswer). Creates only
 * the account before confirmation. Returns the cookie by which the browser is recognised at the confirmation. 400 if the
 * terms have changed or the age isn't confirmed, 429 after too many attempts.
 */
export async function register(
  context: AppContext,
  { person: { acceptedVersions, ...person }, purpose, origin, membership, terms }: Registration,
): Promise<string> {
  await countAttempt(context, sessionLimits.registrationFrom(origin.ip));
  await countAttempt(
    context,
    sessionLimits.registration(await throttleSubjectOfEmail(context.database.db, person.email)),
  );
  checkAge(context.config, person.confirmedAge);
  const accepted = await acceptedOnSignUp(context.database.db, terms, acceptedVersions);
  const { browser, cookie } = registeringBrowser.issue(context.config, origin.cookies);
  await withMinimumDuration(context, async () => {
    const identity = await accountDetailsOf(context, { ...person, language: origin.language });
    await context.act(async (act) => {
      const account = await upsertAccount(act, person.email, identity);
      const { email, firstName, lastName } = person;
      const registrant = { firstName, lastName };
      const registeredAt = act.now.getTime();
      const verification = {
        registration: v7(),
        purpose,
        registeredAt,
        email,
        registrant,
        browser,
        accepted,
        ...membership,
      };
      if (account.isVerified) return mailKnownAddressOffer(act, account, verification);
      return mailVerificationLink(act, { ...account, firstName }, { ...verification, identity });
    });
  });
  return cookie;
}
