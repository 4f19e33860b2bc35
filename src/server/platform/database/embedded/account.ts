import { execFile } from 'node:child_process';
import { chmod, chown, readdir, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupProblem } from '../../config/startupProblem';

const run = promisify(execFile);

/** Who PostgreSQL runs as; undefined: whoever runs this program. Fits the options of `child_process`. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so for root it is the user `postgres`, made when there is none (Debian's way to
 * make one, then BusyBox's). Throws a StartupProblem when that can't be done.
 */
export async function databaseAccount(name = 'postgres'): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const found = await identify(name);
  if (found) return found;
  const failures: string[] = [];
  for (const [command, options] of [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ] as const) {
    const failure = await run(command, options).then(
      () => undefined,
      (error: Error) => error.message.trim(),
    );
    const made = await identify(name);
    if (made) return made;
    failures.push(failure ?? `${command} made no user`);
  }
  throw new StartupProblem(
    `PostgreSQL won't run as root, and the user ${name} couldn't be created (${failures[0]}). ` +
      'Start Stepwell as another user, or set DATABASE_URL.',
  );
}

async function identify(name: string): Promise<Account> {
  try {
    const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(user.stdout), gid: Number(group.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether the account may enter a folder, as the system itself sees it: modes, groups, access lists and all. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return run('test', ['-x', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** What may lie in the data folder before the first start. */
const OURS = /^(token\.secret|encryption\.key|postgres.*)$/;

/**
 * Lets the account's group through a folder, but not look around in it: one of root's that nobody else was to enter,
 * and with nothing but ours in it.
 */
export async function letIn(account: Account, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (!account || uid !== process.getuid?.() || (mode & 0o077) !== 0) return;
  if (!(await readdir(folder)).every((name) => OURS.test(name))) return;
  await chown(folder, uid, account.gid);
  await chmod(folder, 0o710);
}
