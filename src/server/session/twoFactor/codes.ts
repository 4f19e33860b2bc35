import { and, eq, lt } from 'drizzle-orm';
import { isAuthenticatorCode } from '../../../domain/session/twoFactor';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import { invalidField, TooMany } from '../../platform/http/problem';
import { isFirstAttempt, throttleKey } from '../../platform/http/limits/throttle';
import { mailRecoveryCodeUsed, mailTwoFactorGuessed } from '../notices';
import type { UserRow } from '../reads';
import { decryptSecret, timeStepOf } from './authenticator';
import { recoveryCodesLeft, useRecoveryCode } from './recoveryCodes';
import { countAttempt, type Attempt } from '../../platform/http/limits/attempts';
import { refusals } from '../refusals';

const DAY_SECONDS = 24 * 60 * 60;

const wrongCode = () => invalidField('code', refusals.codeWrong);

/** Uses an app code, if its step is later than all steps used so far, so that an observed code is worthless. */
async function useAppCode({ tx, config, now }: Act, { id, twoFactorSecret }: UserRow, code: string): Promise<boolean> {
  if (twoFactorSecret === null) return false;
  const step = timeStepOf(decryptSecret(config, id, twoFactorSecret), code, now);
  if (step === undefined) return false;
  const isNewer = and(eq(users.id, id), lt(users.twoFactorStep, step));
  const { rowCount } = await tx.update(users).set({ twoFactorStep: step }).where(isNewer);
  return rowCount === 1;
}

/** Uses a code of either kind, only once even if sent concurrently; 400 for a wrong code. */
export async function useTwoFactorCode(act: Act, user: UserRow, code: string): Promise<void> {
  if (isAuthenticatorCode(code)) {
    if (!(await useAppCode(act, user, code))) throw wrongCode();
    return;
  }
  if (!(await useRecoveryCode(act, user.id, code))) throw wrongCode();
  mailRecoveryCodeUsed(act, user, await recoveryCodesLeft(act.tx, user.id));
}

/**
 * Counts a code attempt. Its sender knows the password, so the owner is mailed once attempts are blocked, at most once
 * a day.
 */
export async function countCodeAttempt(context: AppContext, limits: Attempt[], holder: UserRow): Promise<void> {
  try {
    for (const limit of limits) await countAttempt(context, limit);
  } catch (error) {
    const { database, clock } = context;
    const mailed = throttleKey('two-factor-mailed', holder.id);
    if (error instanceof TooMany && (await isFirstAttempt(database.db, mailed, DAY_SECONDS, clock.now())))
      await context.act((act) => Promise.resolve(mailTwoFactorGuessed(act, holder)));
    throw error;
  }
}
