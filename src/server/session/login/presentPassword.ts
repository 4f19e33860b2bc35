import { eq } from 'drizzle-orm';
import { PASSWORD_REQUIRED } from '../../../domain/session/loginForm';
import { CODE_REQUIRED } from '../../../domain/session/twoFactor';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { sessions } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { invalidField } from '../../platform/http/problem';
import { resetAttempts } from '../../platform/http/limits/throttle';
import { attempts, countAttempt, type AttemptLimit } from './attempts';
import { isPassword } from './passwords';
import { signedInUser, type UserRow } from '../reads';
import { lockSignedIn } from './sessions';
import { countCode, useTwoFactorCode } from '../twoFactor/codes';

const wrongPassword = () => invalidField('password', 'That isn’t your current password.');

interface Checked {
  /** What was counted, to be forgotten once all was right. */
  limit: AttemptLimit;
  user: UserRow;
}

/** Counts and checks the password of somebody signed in. 400 for a wrong one, 429 for too many. */
async function checkPassword(context: AppContext, caller: Caller, password: string): Promise<Checked> {
  const { db } = context.database;
  const user = await signedInUser(db, caller.userId);
  const limit = attempts.passwordAgain(user.id);
  await countAttempt(context, limit);
  if (!(await isPassword(context, user.passwordHash, password))) throw wrongPassword();
  return { limit, user };
}

async function actChecked<T>(
  context: AppContext,
  caller: Caller,
  { passwordHash }: UserRow,
  work: (act: Act, user: UserRow) => Promise<T>,
): Promise<T> {
  return context.act(async (act) => {
    const user = await lockSignedIn(act, caller);
    // Checking takes long: meanwhile the password may have been replaced.
    if (user.passwordHash !== passwordHash) throw wrongPassword();
    return work(act, user);
  });
}

/** What somebody signed in gives to show that it is them. */
export interface OwnProof {
  password?: string | undefined;
  code?: string | undefined;
}

/** How long a login counts as proof of who somebody is. Milliseconds. */
const JUST_LOGGED_IN_MS = 5 * 60_000;

const codeMissing = () => invalidField('code', CODE_REQUIRED);

/**
 * An act of somebody signed in on their account, which nobody else changes meanwhile. They give their password once
 * more, and a code where two-factor login is on: what would take the account away, or that login from it (rule
 * account.person). 400 at the field that is wrong or missing, 429 for too many.
 */
export async function actAsPerson<T>(
  context: AppContext,
  caller: Caller,
  { password, code }: OwnProof,
  work: (act: Act, user: UserRow) => Promise<T>,
): Promise<T> {
  if (password === undefined) throw invalidField('password', PASSWORD_REQUIRED);
  const { limit, user: known } = await checkPassword(context, caller, password);
  const isAsked = known.twoFactorSince !== null;
  if (isAsked && code === undefined) throw codeMissing();
  const codes = attempts.twoFactorAgain(known.id, known);
  // Only once the password was right, as at a login: otherwise strangers could use up the person's codes.
  if (isAsked) await countCode(context, [codes], known);
  const result = await actChecked(context, caller, known, async (act, user) => {
    if (user.twoFactorSince !== null) {
      // Turned on in this very moment.
      if (code === undefined) throw codeMissing();
      await useTwoFactorCode(act, user, code);
    }
    return work(act, user);
  });
  await resetAttempts(context.database.db, isAsked ? [limit.key, codes.key] : [limit.key]);
  return result;
}

/** Whether this session began a moment ago, by a login. */
export async function hasJustLoggedIn({ database, clock }: AppContext, { sessionId }: Caller): Promise<boolean> {
  const [session] = await database.db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session !== undefined && clock.now().getTime() - session.createdAt.getTime() < JUST_LOGGED_IN_MS;
}
