import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import type { Caller } from '../platform/http/call';
import { invalidField } from '../platform/http/problem';
import { resetAttempts } from '../platform/http/throttle';
import { attempts, countAttempt } from './attempts';
import { isPassword } from './passwords';
import { signedInUser, type UserRow } from './reads';
import { lockSignedIn } from './sessions';

const wrongPassword = () => invalidField('password', 'That isn’t your current password.');

/**
 * An act of somebody signed in who gives their password once more, on their account, which nobody else changes
 * meanwhile. 400 for a wrong password, 429 for too many.
 */
export async function actWithPassword<T>(
  context: AppContext,
  caller: Caller,
  password: string,
  work: (act: Act, user: UserRow) => Promise<T>,
): Promise<T> {
  const { db } = context.database;
  const { id, passwordHash } = await signedInUser(db, caller.userId);
  const limit = attempts.passwordAgain(id);
  await countAttempt(context, limit);
  if (!(await isPassword(context, passwordHash, password))) throw wrongPassword();
  const result = await context.act(async (act) => {
    const user = await lockSignedIn(act, caller);
    // Checking takes long: meanwhile the password may have been replaced.
    if (user.passwordHash !== passwordHash) throw wrongPassword();
    return work(act, user);
  });
  await resetAttempts(db, [limit.key]);
  return result;
}
