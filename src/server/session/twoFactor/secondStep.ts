import { and, eq, lt } from 'drizzle-orm';
import type { TwoFactorLoginRequest } from '../../../contract/entities.gen';
import { isAuthenticatorCode } from '../../../domain/session/twoFactor';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { users } from '../../platform/database/schema';
import { invalidField, TooMany } from '../../platform/http/problem';
import { isFirstAttempt, resetAttempts, throttleKey } from '../../platform/http/throttle';
import { attempts, countAttempt, type AttemptLimit } from '../attempts';
import { accountDisabled } from '../authentication';
import { deviceCookie, knownDevice } from '../knownDevice';
import type { Login, LoginFrom } from '../login';
import { mailRecoveryCodeUsed, mailTwoFactorGuessed } from '../notices';
import { lockUser, userById, type UserRow } from '../reads';
import { startSession } from '../sessions';
import { decryptSecret, stepOf } from './authenticator';
import { holderOf, loginExpired, useLoginTicket } from './loginTicket';
import { recoveryCodesLeft, useRecoveryCode } from './recoveryCodes';

const DAY_SECONDS = 24 * 60 * 60;

const wrongCode = () => invalidField('code', 'That code isn’t right, or it has been used. Please try another.');

/** Takes a code of the app, of a step after all that were taken before: one that somebody saw is good for nothing. */
async function useAppCode({ tx, config, now }: Act, { id, twoFactorSecret }: UserRow, code: string): Promise<boolean> {
  if (twoFactorSecret === null) return false;
  const step = stepOf(decryptSecret(config, id, twoFactorSecret), code, now);
  if (step === undefined) return false;
  const isNewer = and(eq(users.id, id), lt(users.twoFactorStep, step));
  const { rowCount } = await tx.update(users).set({ twoFactorStep: step }).where(isNewer);
  return rowCount === 1;
}

/** Takes a code of either kind, once whoever comes at the same time; 400 for a wrong one. */
async function useTwoFactorCode(act: Act, user: UserRow, code: string): Promise<void> {
  if (isAuthenticatorCode(code)) {
    if (!(await useAppCode(act, user, code))) throw wrongCode();
    return;
  }
  if (!(await useRecoveryCode(act, user.id, code))) throw wrongCode();
  mailRecoveryCodeUsed(act, user, await recoveryCodesLeft(act.tx, user.id));
}

/**
 * Counts a code. Whoever gives one knows the password, so that once they are refused its person is mailed, at most once a
 * day.
 */
async function countCode(context: AppContext, limits: AttemptLimit[], holder: UserRow): Promise<void> {
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

/**
 * The second step of a login: makes the session that the ticket was given for, by a code (rule session.twoFactorLogin).
 * 400 for a wrong code, which may be tried again, and `login_expired` for a ticket that is over; 429 for too many codes.
 */
export async function loginWithTwoFactor(
  context: AppContext,
  { ticket, code }: TwoFactorLoginRequest,
  { cookies }: Pick<LoginFrom, 'cookies'>,
): Promise<Login> {
  const { config, database, clock } = context;
  const userId = await holderOf(database.db, ticket, clock.now());
  const holder = userId === undefined ? undefined : await userById(database.db, userId);
  if (!holder) throw loginExpired();
  const device = knownDevice(config, cookies, holder.email);
  const limits =
    device === undefined
      ? [attempts.twoFactor(holder.id, holder)]
      : [attempts.twoFactorOnDevice(device, holder), attempts.twoFactorOnDevices(holder.id, holder)];
  await countCode(context, limits, holder);
  const session = await context.act(async (act) => {
    const user = await lockUser(act, holder.id);
    if (!user || user.twoFactorSince === null) throw loginExpired();
    await useLoginTicket(act, ticket, user);
    if (user.disabledAt) throw accountDisabled();
    await useTwoFactorCode(act, user, code);
    return startSession(act.tx, config.tokenSecret, user, act.now, { hasGivenCode: true });
  });
  if (!session) throw loginExpired();
  await resetAttempts(
    database.db,
    limits.map(({ key }) => key),
  );
  return { ...session, device: deviceCookie(config, holder.email, device) };
}
