import type { QuotedWords } from '../../contract/entities.gen';
import { pageLinks } from '../../domain/links';
import type { Act } from '../platform/act';
import { issueCode, LINK_SECONDS } from './codes';
import { sessionMails, type LoginLinkSender } from './mails';
import { userById } from './reads';
import type { Verification } from './registration/verification';

interface Addressee {
  id: string;
  email: string;
  firstName: string;
}

async function verificationLink(
  act: Act,
  purpose: 'verify' | 'join',
  userId: string,
  verification: Verification,
): Promise<string> {
  const code = { purpose, userId, payload: { ...verification }, lastsSeconds: LINK_SECONDS };
  return act.url(pageLinks.verifyEmail(await issueCode(act.tx, code, act.now)));
}

const joinedBy = ({ membershipName, supportEmail }: Verification) => ({
  ...(membershipName && { membershipName }),
  ...(supportEmail && { supportEmail }),
});

export async function mailVerificationLink(act: Act, user: Addressee, verification: Verification): Promise<void> {
  const link = await verificationLink(act, 'verify', user.id, verification);
  const data = { firstName: user.firstName, link, ...joinedBy(verification) };
  act.mail({ to: user.email, template: sessionMails['verify-email'], data });
}

export async function mailKnownAddressOffer(act: Act, account: Addressee, verification: Verification): Promise<void> {
  const data = {
    firstName: account.firstName,
    link: await verificationLink(act, 'join', account.id, verification),
    ...joinedBy(verification),
    ...(verification.purpose.then === 'business' && { registersBusiness: true }),
  };
  act.mail({ to: account.email, template: sessionMails['known-address'], data });
}

export function mailAccountExists(act: Act, account: Omit<Addressee, 'id'>): void {
  const data = { firstName: account.firstName, link: act.url(pageLinks.login()) };
  act.mail({ to: account.email, template: sessionMails['known-address'], data });
}

export interface Joined {
  name: string;
  supportEmail?: string;
  ownWords?: QuotedWords;
}

export async function mailAccountReady(act: Act, userId: string, joined?: Joined): Promise<void> {
  const user = await userById(act.tx, userId);
  if (!user) return;
  const data = {
    firstName: user.firstName,
    link: act.url(pageLinks.login()),
    ...(joined && { joined: joined.name, supportEmail: joined.supportEmail, ownWords: joined.ownWords }),
  };
  act.mail({ to: user.email, template: sessionMails['account-ready'], data });
}

export async function mailResetLink(act: Act, user: Addressee): Promise<void> {
  const code = await issueCode(act.tx, { purpose: 'reset', userId: user.id, lastsSeconds: LINK_SECONDS }, act.now);
  const data = { firstName: user.firstName, link: act.url(pageLinks.resetPassword(code)) };
  act.mail({ to: user.email, template: sessionMails['reset-password'], data });
}

export function mailLoginLink(act: Act, user: Omit<Addressee, 'id'>, link: string, sender?: LoginLinkSender): void {
  const data = { firstName: user.firstName, link, ...sender };
  act.mail({ to: user.email, template: sessionMails['login-link'], data });
}

export function mailPasswordChanged(
  act: Act,
  user: Omit<Addressee, 'id'>,
  { hadPasskeys = false, hadIdentities = false }: { hadPasskeys?: boolean; hadIdentities?: boolean } = {},
): void {
  const data = {
    firstName: user.firstName,
    ...(hadPasskeys && { hadPasskeys }),
    ...(hadIdentities && { hadIdentities }),
  };
  act.mail({ to: user.email, template: sessionMails['password-changed'], data });
}

export function mailTwoFactorOn(
  act: Act,
  user: Omit<Addressee, 'id'>,
  { isAnotherApp }: { isAnotherApp: boolean },
): void {
  const data = { firstName: user.firstName, ...(isAnotherApp && { isAnotherApp }) };
  act.mail({ to: user.email, template: sessionMails['two-factor-on'], data });
}

export function mailTwoFactorOff(act: Act, user: Omit<Addressee, 'id'>, { byOperator = false } = {}): void {
  const data = { firstName: user.firstName, ...(byOperator && { byOperator }) };
  act.mail({ to: user.email, template: sessionMails['two-factor-off'], data });
}

export function mailTwoFactorGuessed(act: Act, user: Omit<Addressee, 'id'>): void {
  const data = { firstName: user.firstName, link: act.url(pageLinks.forgotPassword()) };
  act.mail({ to: user.email, template: sessionMails['two-factor-guessed'], data });
}

export function mailPasskeyAdded(act: Act, user: Omit<Addressee, 'id'>, passkeyName: string): void {
  const data = { firstName: user.firstName, passkeyName };
  act.mail({ to: user.email, template: sessionMails['passkey-added'], data });
}

export function mailPasskeyRemoved(act: Act, user: Omit<Addressee, 'id'>, passkeyName: string): void {
  const data = { firstName: user.firstName, passkeyName };
  act.mail({ to: user.email, template: sessionMails['passkey-removed'], data });
}

export function mailRecoveryCodeUsed(act: Act, user: Omit<Addressee, 'id'>, left: number): void {
  const data = { firstName: user.firstName, left };
  act.mail({ to: user.email, template: sessionMails['recovery-code-used'], data });
}

export function mailNewRecoveryCodes(act: Act, user: Omit<Addressee, 'id'>): void {
  act.mail({ to: user.email, template: sessionMails['recovery-codes-new'], data: { firstName: user.firstName } });
}
