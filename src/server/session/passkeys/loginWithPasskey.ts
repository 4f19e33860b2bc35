import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { PasskeyLoginRequest, PasskeyLoginStart, PasskeyRequestOptions } from '../../../contract/entities.gen';
import { normalizeEmail } from '../../../domain/account/email';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { passkeys } from '../../platform/database/schema';
import { countAttempt } from '../../platform/http/limits/attempts';
import { refundAttempt, resetAttempts } from '../../platform/http/limits/throttle';
import { invalid } from '../../platform/http/problem';
import type { BrowserOrigin } from '../browserOrigin';
import { hashSecret } from '../codes';
import { sessionLimits } from '../limits';
import { accountDisabled } from '../login/authentication';
import { deviceCookie, readKnownDevice } from '../login/knownDevice';
import type { Login } from '../login/login';
import { startSession } from '../login/sessions';
import { lockUser, type UserRow } from '../reads';
import { loginExpired, ticketOwner, useLoginTicket } from '../twoFactor/loginTicket';
import { userHandleOf } from './addPasskey';
import { CHALLENGE_MS, challengeCheck, issueChallenge, loadWebAuthn, relyingParty } from './challenges';
import { descriptorOf, passkeyRows, type PasskeyRow } from './reads';
import { refusals } from '../refusals';

/** The same for a passkey that is unknown or removed and for an answer that doesn't check out (rule session.sameAnswer). */
const passkeyFailed = () => invalid(refusals.passkeyRefused, [], 'passkey_failed');

/**
 * Returns a challenge. Without a ticket it says nothing about any account; with the ticket of a login that waits for its
 * second step, it names that account's passkeys (rule session.passkeyLogin). 400 for an expired ticket.
 */
export async function startPasskeyLogin(
  context: AppContext,
  { ticket }: PasskeyLoginStart,
  { ip }: BrowserOrigin,
): Promise<PasskeyRequestOptions> {
  await countAttempt(context, sessionLimits.passkeyStartFrom(ip));
  const { config, database, clock } = context;
  const now = clock.now();
  const common = { rpId: relyingParty(config).id, timeout: CHALLENGE_MS };
  if (ticket === undefined) {
    const challenge = await issueChallenge(database.db, { purpose: 'passkey-login' }, now);
    return { ...common, challenge, userVerification: 'required' };
  }
  const owner = await ticketOwner(database.db, ticket, now);
  if (!owner) throw loginExpired();
  const payload = { ticket: hashSecret(ticket) };
  const challenge = await issueChallenge(database.db, { purpose: 'passkey-step', userId: owner.id, payload }, now);
  const allowCredentials = (await passkeyRows(database.db, owner.id)).map(descriptorOf);
  return { ...common, challenge, userVerification: 'preferred', allowCredentials };
}

const responseOf = (given: PasskeyLoginRequest): AuthenticationResponseJSON => {
  const { id, clientDataJSON, authenticatorData, signature } = given;
  const response = { clientDataJSON, authenticatorData, signature };
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
};

interface Verified {
  passkey: PasskeyRow;
  counter: number;
}

/** Whose passkey it is comes from its id, and must agree with the user handle that the authenticator gave. */
async function findPasskey({ database }: AppContext, { id, userHandle }: PasskeyLoginRequest) {
  const [row] = await database.db.select().from(passkeys).where(eq(passkeys.credentialId, id));
  return row && (userHandle === undefined || userHandle === userHandleOf(row.userId)) ? row : undefined;
}

async function verify(context: AppContext, given: PasskeyLoginRequest): Promise<Verified> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const isStep = given.ticket !== undefined;
  const { id: rpId, origin } = relyingParty(context.config);
  const challenge = challengeCheck(context, isStep ? 'passkey-step' : 'passkey-login');
  const passkey = await findPasskey(context, given);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: responseOf(given),
      expectedChallenge: challenge.check,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: !isStep,
      // Its counter is checked in the act that stores the new one. Without a passkey the challenge is used up, too.
      credential: { id: given.id, publicKey: new Uint8Array(passkey?.publicKey ?? []), counter: 0 },
    });
    const issued = challenge.issued();
    const isForTicket = !isStep || issued?.payload.ticket === hashSecret(given.ticket ?? '');
    const isForOwner = !isStep || issued?.userId === passkey?.userId;
    if (passkey && verified && isForTicket && isForOwner) return { passkey, counter: authenticationInfo.newCounter };
  } catch (error) {
    if (challenge.issued()) context.log.info({ err: error, passkey: passkey?.id }, 'login with a passkey refused');
  }
  throw challenge.issued() ? passkeyFailed() : loginExpired();
}

/**
 * Notes a use, unless the passkey has been removed or its counter didn't go up: then a copy of it may be in use. Many
 * authenticators don't count, and always send 0.
 */
async function noteUse(act: Act, { passkey, counter }: Verified): Promise<boolean> {
  const isLater = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const { rowCount } = await act.tx
    .update(passkeys)
    .set({ counter, lastUsedAt: act.now })
    .where(and(eq(passkeys.id, passkey.id), isLater));
  return rowCount === 1;
}

/** Everything is rolled back on a refusal, so that the ticket can be used with a code instead. */
async function start(act: Act, log: AppContext['log'], verified: Verified, ticket: string | undefined) {
  const user = await lockUser(act, verified.passkey.userId);
  if (!user?.verifiedAt) throw passkeyFailed();
  if (ticket !== undefined) await useLoginTicket(act, ticket, user);
  if (user.disabledAt) throw accountDisabled();
  if (!(await noteUse(act, verified))) {
    const { passkey, counter } = verified;
    log.warn(
      { passkey: passkey.id, counter, stored: passkey.counter },
      'passkey refused: removed, or its counter went back',
    );
    throw passkeyFailed();
  }
  const session = await startSession(act.tx, act.config.tokenSecret, user, act.now, { hasGivenCode: true });
  if (!session) throw loginExpired();
  return { user, session };
}

/** A success gives back what wrong passwords from strangers may have used up, as other logins do. */
async function resetLimits({ database }: AppContext, { email }: UserRow, ip: string): Promise<void> {
  await resetAttempts(database.db, [sessionLimits.password(normalizeEmail(email)).key]);
  await refundAttempt(database.db, sessionLimits.passkeyFrom(ip).key);
}

/**
 * Signs in with a passkey, which replaces password and code if its owner was verified, or only the code, with the ticket
 * of a login (rule session.passkeyLogin). 400 for a passkey that is unknown or doesn't check out, `login_expired` for a
 * late answer; 403 for a disabled account.
 */
export async function loginWithPasskey(
  context: AppContext,
  given: PasskeyLoginRequest,
  { ip, cookies }: BrowserOrigin,
): Promise<Login> {
  await countAttempt(context, sessionLimits.passkeyFrom(ip));
  const { config, clock, log } = context;
  const verified = await verify(context, given);
  const { user, session } = await context.act((act) => start(act, log, verified, given.ticket));
  await resetLimits(context, user, ip);
  const device = readKnownDevice(config, cookies, user, clock.now());
  return { ...session, device: deviceCookie(config, user, clock.now(), device) };
}
