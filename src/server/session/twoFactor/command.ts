import type { RunAct } from '../../platform/act';
import { StartupProblem } from '../../platform/config/startupProblem';
import { turnOffTwoFactorFor } from './turnOff';

const USAGE = 'Say for whom: ‘off ADDRESS’ turns two-factor login off for the account with this address.';

export async function doTwoFactorCommand(words: string[], act: RunAct, say: (line: string) => void): Promise<void> {
  const [command, email, ...others] = words;
  if (command !== 'off' || email === undefined || others.length > 0) throw new StartupProblem(USAGE);
  const wasOn = await act((open) => turnOffTwoFactorFor(open, email));
  if (wasOn === undefined) throw new StartupProblem(`There’s no account with the address ${email}.`);
  say(wasOn ? `Two-factor login is off for ${email}, who gets an email.` : `It’s off for ${email} already.`);
}
