import { isSameEmail } from '../../domain/account/email';
import { DIFFERENT_EMAIL_REQUIRED } from '../../domain/forms/messages';
import { pageLinks } from '../../domain/links';
import { recordAct } from '../audit';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { withMinimumDuration } from '../platform/http/minimumDuration';
import { invalidField, notFound } from '../platform/http/problem';
import {
  attempts,
  countAttempt,
  issueCode,
  LINK_SECONDS,
  lockSignedIn,
  lockUser,
  mailKnownAddress,
  retireCodes,
  userByEmail,
  type ConfirmableLink,
} from '../session';
import { accountMails } from './mails';

interface Person {
  id: string;
  email: string;
}

/** Who asks: the person, by their session, or the staff of a membership for its member. */
type Asker = { sessionId: string } | { askedIn: string };

/** What a code for another address carries. */
export interface EmailChange {
  newEmail: string;
  /** The membership whose staff asked for it, as long as the account is theirs to change. */
  askedIn?: string;
}

/**
 * Asks for another address: its mailbox gets the link that makes it so, the present one a notice
 * (rule account.emailChange). An address that has an account gets a mail that says so instead; the answer and its time
 * are the same. 400 for the present address, 401 for a session that was ended a moment ago, 404 for an account that was
 * deleted, 429 when asked too often for this person.
 */
export async function startEmailChange(
  context: AppContext,
  user: Person,
  newEmail: string,
  asker: Asker,
): Promise<void> {
  if (isSameEmail(newEmail, user.email)) throw invalidField('newEmail', DIFFERENT_EMAIL_REQUIRED);
  await countAttempt(context, attempts.emailChange(user.id));
  await withMinimumDuration(context, () => context.act((act) => mailBothAddresses(act, user.id, newEmail, asker)));
}

/** The links of address changes. Only the one asked for last counts, so that nobody has two to the same address. */
export const emailChangeLink: ConfirmableLink<EmailChange> = {
  purposes: ['change-email'],
  sharedBy: ({ newEmail }) => ({ newEmail }),
};

/** A new password ends what waits: it comes wholly before, so that this session is over, or after. */
async function lockPerson(act: Act, id: string, asker: Asker) {
  if ('sessionId' in asker) return lockSignedIn(act, { userId: id, sessionId: asker.sessionId });
  const member = await lockUser(act, id);
  if (!member) throw notFound();
  return member;
}

async function mailBothAddresses(act: Act, id: string, newEmail: string, asker: Asker): Promise<void> {
  const { email, firstName } = await lockPerson(act, id, asker);
  const change: EmailChange = { newEmail, ...('askedIn' in asker && { askedIn: asker.askedIn }) };
  if ('askedIn' in asker) {
    await recordAct(act, 'MEMBER_EMAIL_CHANGE_STARTED', { membershipId: asker.askedIn, personId: id });
  }
  const holder = await userByEmail(act.tx, newEmail);
  await retireCodes(act.tx, id, emailChangeLink.purposes, act.now);
  const code = { purpose: 'change-email', userId: id, payload: { ...change }, lastsSeconds: LINK_SECONDS } as const;
  const link = act.url(pageLinks.confirmEmail(await issueCode(act.tx, code, act.now)));
  if (holder?.verifiedAt) mailKnownAddress(act, holder);
  else act.mail({ to: newEmail, template: accountMails['change-email-confirm'], data: { firstName, link } });
  act.mail({ to: email, template: accountMails['change-email-notice'], data: { firstName, newEmail } });
}
