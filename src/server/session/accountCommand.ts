import { eq } from 'drizzle-orm';
import type { Act, RunAct } from '../platform/act';
import { StartupProblem } from '../platform/config/startupProblem';
import { users } from '../platform/database/schema';
import { retireCodes, type CodePurpose } from './codes';
import { hasEmail, type UserRow } from './reads';
import { revokeAllSessions } from './login/sessions';

const USAGE =
  'Say what to do with which account: ‘disable ADDRESS’ ends its sessions and stops it logging in, ‘enable ADDRESS’ undoes that.';

/**
 * Codes of links that the person received or had mailed to other people, and of changes that wait for confirmation.
 */
const MAILED_PURPOSES: CodePurpose[] = [
  'reset',
  'change-email',
  'keep-email',
  'two-factor-login',
  'login-link',
  'admin-invite',
  'join',
  'step-answer',
];

async function setDisabled(act: Act, email: string, isDisabled: boolean): Promise<UserRow | undefined> {
  const [user] = await act.tx.select().from(users).where(hasEmail(email)).for('no key update');
  if (!user || (user.disabledAt !== null) === isDisabled) return user;
  const disabledAt = isDisabled ? act.now : null;
  await act.tx.update(users).set({ disabledAt }).where(eq(users.id, user.id));
  if (isDisabled) {
    await revokeAllSessions(act, user.id);
    await retireCodes(act.tx, user.id, MAILED_PURPOSES, act.now);
  }
  return user;
}

export async function doAccountCommand(words: string[], act: RunAct, say: (line: string) => void): Promise<void> {
  const [command, email, ...others] = words;
  if ((command !== 'disable' && command !== 'enable') || email === undefined || others.length > 0) {
    throw new StartupProblem(USAGE);
  }
  const isDisabled = command === 'disable';
  const before = await act((open) => setDisabled(open, email, isDisabled));
  if (before === undefined) throw new StartupProblem(`There’s no account with the address ${email}.`);
  const wasSo = (before.disabledAt !== null) === isDisabled;
  const state = isDisabled ? 'disabled' : 'enabled';
  say(wasSo ? `${email} is ${state} already.` : `${email} is ${state}.`);
}
