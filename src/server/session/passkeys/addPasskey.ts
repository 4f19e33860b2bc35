import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey, PasskeyCreationOptions, PasskeyInput } from '../../../contract/entities.gen';
import { MAX_PASSKEYS } from '../../../domain/session/passkeys';
import { brand } from '../../platform/brand';
import type { AppContext } from '../../platform/context';
import { passkeys } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { conflict, invalid } from '../../platform/http/problem';
import { retireCodes } from '../codes';
import { actWithProof, type OwnProof } from '../login/actWithProof';
import { lockSignedInUser } from '../login/sessions';
import { mailPasskeyAdded } from '../notices';
import { CHALLENGE_MS, challengeCheck, issueChallenge, loadWebAuthn, relyingParty } from './challenges';
import { initialName } from './providers';
import { descriptorOf, passkeyRows, presentPasskey } from './reads';
import { refusals } from '../refusals';

/** Ed25519, ECDSA with P-256, and RSA, which between them all authenticators know; COSE's numbers. */
const ALGORITHMS = [-8, -7, -257];

const tooManyPasskeys = () => conflict('passkeys_full', refusals.passkeysFull({ max: MAX_PASSKEYS }));

const passkeyKnown = () => conflict('passkey_known', refusals.passkeyKnown);

const setupExpired = () => invalid(refusals.passkeySetupExpired, [], 'setup_expired');

const notAccepted = () => invalid(refusals.passkeyUnchecked, [], 'passkey_failed');

/** Returns the options for a new passkey, given proof of identity (rule session.passkeys). */
export function startPasskeySetup(
  context: AppContext,
  caller: Caller,
  proof: OwnProof,
): Promise<PasskeyCreationOptions> {
  return actWithProof(context, caller, proof, async (act, { id: userId, email, firstName, lastName }) => {
    const present = await passkeyRows(act.tx, userId);
    if (present.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    await retireCodes(act.tx, userId, ['passkey-setup'], act.now);
    return {
      challenge: await issueChallenge(act.tx, { purpose: 'passkey-setup', userId }, act.now),
      rp: { id: relyingParty(act.config).id, name: brand.name },
      user: { id: userHandleOf(userId), name: email, displayName: `${firstName} ${lastName}` },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: present.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  });
}

/** An authenticator keeps it beside the passkey, and returns it. */
export const userHandleOf = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

const responseOf = ({ id, clientDataJSON, attestationObject }: PasskeyInput): RegistrationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON, attestationObject },
  clientExtensionResults: {},
});

async function verifiedPasskey(context: AppContext, userId: string, input: PasskeyInput) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, origin } = relyingParty(context.config);
  const challenge = challengeCheck(context, 'passkey-setup');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: responseOf(input),
      expectedChallenge: challenge.check,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const isTheirs = challenge.issued()?.userId === userId && registrationInfo?.credential.id === input.id;
    if (verified && isTheirs) return registrationInfo;
  } catch (error) {
    if (challenge.issued()) context.log.info({ err: error }, 'new passkey refused');
  }
  throw challenge.issued() ? notAccepted() : setupExpired();
}

/**
 * Stores the passkey that the browser made, and mails its owner. 400 for an answer that doesn't check out or comes too
 * late; 409 for a passkey that is known already, or one too many.
 */
export async function addPasskey(context: AppContext, caller: Caller, input: PasskeyInput): Promise<Passkey> {
  // Whoever has been logged out meanwhile doesn't use the challenge up.
  await context.act((act) => lockSignedInUser(act, caller));
  const { credential, aaguid } = await verifiedPasskey(context, caller.userId, input);
  return context.act(async (act) => {
    const user = await lockSignedInUser(act, caller);
    const present = await passkeyRows(act.tx, user.id);
    if (present.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const row = {
      userId: user.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: input.transports ?? [],
      name: initialName(
        aaguid,
        present.map(({ name }) => name),
      ),
      createdAt: act.now,
    };
    const [stored] = await act.tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    if (!stored) throw passkeyKnown();
    mailPasskeyAdded(act, user, stored.name);
    return presentPasskey(stored);
  });
}
