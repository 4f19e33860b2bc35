import { eq } from 'drizzle-orm';
import type { RecoveryCodes, TwoFactorConfirmation, TwoFactorSetup } from '../../../contract/entities.gen';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { invalid, invalidField } from '../../platform/http/problem';
import { issueCode, retireCodes, useCode } from '../codes';
import { mailTwoFactorOn } from '../notices';
import { actWithProof, type OwnProof } from '../login/actWithProof';
import { lockSignedInUser, revokeOtherSessions } from '../login/sessions';
import { decryptSecret, encryptSecret, newSecret, otpauthUri, timeStepOf } from './authenticator';
import { replaceRecoveryCodes } from './recoveryCodes';
import { publishStaffTwoFactor } from './staffTwoFactor';
import { refusals } from '../refusals';

const SETUP_SECONDS = 15 * 60;

const setupExpired = () => invalid(refusals.setupExpired, [], 'setup_expired');

const wrongCode = () => invalidField('code', refusals.setupCodeWrong);

/**
 * Returns the data for an authenticator app, given proof of identity. The current app stays in use until confirmation.
 */
export function startTwoFactorSetup(context: AppContext, caller: Caller, proof: OwnProof): Promise<TwoFactorSetup> {
  return actWithProof(context, caller, proof, async (act, { id: userId, email }) => {
    const secret = newSecret();
    await retireCodes(act.tx, userId, ['two-factor-setup'], act.now);
    const payload = { encryptedSecret: encryptSecret(act.config, userId, secret) };
    const code = { purpose: 'two-factor-setup', userId, payload, lastsSeconds: SETUP_SECONDS } as const;
    const setup = await issueCode(act.tx, code, act.now);
    const expires = Math.floor(act.now.getTime() / 1000) + SETUP_SECONDS;
    return { setup, secret, uri: otpauthUri(secret, email), expires };
  });
}

/**
 * Turns two-factor login on with the app that shows this code, or replaces the previous app. Ends the other sessions,
 * which needed no code (rule session.twoFactor). 400 for a wrong code or an expired setup.
 */
export function turnOnTwoFactor(
  context: AppContext,
  caller: Caller,
  { setup, code }: TwoFactorConfirmation,
): Promise<RecoveryCodes> {
  return context.act(async (act) => {
    const user = await lockSignedInUser(act, caller);
    const begun = await useCode(act.tx, setup, ['two-factor-setup'], act.now);
    const encryptedSecret = begun?.userId === user.id ? begun.payload.encryptedSecret : undefined;
    if (typeof encryptedSecret !== 'string') throw setupExpired();
    const step = timeStepOf(decryptSecret(act.config, user.id, encryptedSecret), code, act.now);
    // The act rolls back, so the setup can be retried with another code.
    if (step === undefined) throw wrongCode();
    await act.tx
      .update(users)
      .set({ twoFactorSince: user.twoFactorSince ?? act.now, twoFactorSecret: encryptedSecret, twoFactorStep: step })
      .where(eq(users.id, user.id));
    const recoveryCodes = await replaceRecoveryCodes(act, user.id);
    await revokeOtherSessions(act, user.id, caller.sessionId);
    if (user.twoFactorSince === null) await publishStaffTwoFactor(act, user.id);
    mailTwoFactorOn(act, user, { isAnotherApp: user.twoFactorSince !== null });
    return { recoveryCodes };
  });
}
