import { isSameEmail } from '../../domain/account/email';
import { DIFFERENT_EMAIL_REQUIRED } from '../../domain/forms/messages';
import { pageLinks } from '../../domain/links';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { withMinimumDuration } from '../platform/http/minimumDuration';
import { invalidField } from '../platform/http/problem';
import {
  attempts,
  countAttempt,
  issueCode,
  LINK_SECONDS,
  mailKnownAddress,
  retireCodes,
  userByEmail,
  type ConfirmableLink,
} from '../session';
import { accountMails } from './mails';

interface Person {
  id: string;
  email: string;
  firstName: string;
}

/** What a code for another address carries. */
export interface EmailChange {
  newEmail: string;
  /** The membership whose staff asked for it, as long as the account is theirs to change. */
  askedIn?: string;
}

/**
 * Asks for another address: its mailbox gets the link that makes it so, the present one a notice
 * (rule account.emailChange). An address that has an account gets a mail that says so instead; the answer and its time
 * are the same. 400 for the present address, 429 when asked too often for this person. `askedIn`: the membership whose
 * staff ask.
 */
export async function startEmailChange(
  context: AppContext,
  user: Person,
  newEmail: string,
  askedIn?: string,
): Promise<void> {
  if (isSameEmail(newEmail, user.email)) throw invalidField('newEmail', DIFFERENT_EMAIL_REQUIRED);
  await countAttempt(context, attempts.emailChange(user.id));
  await withMinimumDuration(() => context.act((act) => mailBothAddresses(act, user, { newEmail, askedIn })));
}

/** The links of address changes. Only the one asked for last counts, so that nobody has two to the same address. */
export const emailChangeLink: ConfirmableLink<EmailChange> = {
  purposes: ['change-email'],
  sharedBy: ({ newEmail }) => ({ newEmail }),
};

async function mailBothAddresses(act: Act, { id, email, firstName }: Person, change: EmailChange): Promise<void> {
  const { newEmail } = change;
  const holder = await userByEmail(act.tx, newEmail);
  await retireCodes(act.tx, id, emailChangeLink.purposes, act.now);
  const code = { purpose: 'change-email', userId: id, payload: { ...change }, lastsSeconds: LINK_SECONDS } as const;
  const link = act.url(pageLinks.confirmEmail(await issueCode(act.tx, code, act.now)));
  if (holder?.verifiedAt) mailKnownAddress(act, holder);
  else act.mail({ to: newEmail, template: accountMails['change-email-confirm'], data: { firstName, link } });
  act.mail({ to: email, template: accountMails['change-email-notice'], data: { firstName, newEmail } });
}
