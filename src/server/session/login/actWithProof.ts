import { eq, sql } from 'drizzle-orm';
import { PASSWORD_REQUIRED } from '../../../domain/session/loginForm';
import { CODE_REQUIRED } from '../../../domain/session/twoFactor';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { sessions } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { invalidField } from '../../platform/http/problem';
import { resetAttempts } from '../../platform/http/limits/throttle';
import { signedInUser, type UserRow } from '../reads';
import { countCodeAttempt, useTwoFactorCode } from '../twoFactor/codes';
import { matchesPassword } from './passwords';
import { lockSignedInUser } from './sessions';
import { countAttempt, type Attempt } from '../../platform/http/limits/attempts';
import { sessionLimits } from '../limits';
import { refusals } from '../refusals';

const wrongPassword = () => invalidField('password', refusals.wrongPassword);

interface Checked {
  limit: Attempt;
  user: UserRow;
}

/** Counts an attempt and checks a signed-in user's password. 400 for a wrong password, 429 for too many attempts. */
async function checkPassword(context: AppContext, caller: Caller, password: string): Promise<Checked> {
  const { db } = context.database;
  const user = await signedInUser(db, caller.userId);
  const limit = sessionLimits.passwordAgain(user.id);
  await countAttempt(context, limit);
  if (!(await matchesPassword(context, user.passwordHash, password))) throw wrongPassword();
  return { limit, user };
}

async function actChecked<T>(
  context: AppContext,
  caller: Caller,
  { passwordHash }: UserRow,
  work: (act: Act, user: UserRow) => Promise<T>,
): Promise<T> {
  return context.act(async (act) => {
    const user = await lockSignedInUser(act, caller);
    // Checking is slow, so the password may have been replaced during the check.
    if (user.passwordHash !== passwordHash) throw wrongPassword();
    return work(act, user);
  });
}

export interface OwnProof {
  password?: string | undefined;
  code?: string | undefined;
}

const LOGIN_PROOF_MS = 5 * 60_000;

const codeMissing = () => invalidField('code', CODE_REQUIRED, 'required');

/**
 * Runs an act on a signed-in person's account, under a lock. Requires the password again, plus a code when two-factor
 * login is on, since such an act could take over the account or remove its two-factor login (rule account.person). 400
 * for a wrong or missing field; 429 after too many attempts.
 */
export async function actWithProof<T>(
  context: AppContext,
  caller: Caller,
  { password, code }: OwnProof,
  work: (act: Act, user: UserRow) => Promise<T>,
): Promise<T> {
  if (password === undefined) throw invalidField('password', PASSWORD_REQUIRED, 'required');
  const { limit, user: known } = await checkPassword(context, caller, password);
  const isAsked = known.twoFactorSince !== null;
  if (isAsked && code === undefined) throw codeMissing();
  const codes = sessionLimits.twoFactorAgain(known.id, known);
  // The code counts only after the right password, as at a login; otherwise strangers could use up the person's codes.
  if (isAsked) await countCodeAttempt(context, [codes], known);
  const result = await actChecked(context, caller, known, async (act, user) => {
    if (user.twoFactorSince !== null) {
      // Two-factor login was turned on a moment ago.
      if (code === undefined) throw codeMissing();
      await useTwoFactorCode(act, user, code);
    }
    return work(act, user);
  });
  await resetAttempts(context.database.db, isAsked ? [limit.key, codes.key] : [limit.key]);
  return result;
}

/**
 * Whether this session began moments ago with a login that is proof enough: not with a mailed link alone, nor at
 * an identity provider, whoever runs it. A session that a
 * wrong clock has dated in the future doesn't count.
 */
export async function hasJustLoggedIn({ database, clock }: AppContext, { sessionId }: Caller): Promise<boolean> {
  // A link is used at the instant at which its session begins.
  const isByLink = sql<boolean>`exists (select from codes c where c.user_id = sessions.user_id
    and c.purpose = 'login-link' and c.used_at = sessions.created_at)`;
  const [session] = await database.db
    .select({ createdAt: sessions.createdAt, signOnProvider: sessions.signOnProvider, isByLink })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!session || session.isByLink || session.signOnProvider !== null) return false;
  return Math.abs(clock.now().getTime() - session.createdAt.getTime()) < LOGIN_PROOF_MS;
}
