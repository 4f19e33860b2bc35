import { execFile } from 'node:child_process';
import { chmod, chown, readdir, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupProblem } from '../../config/startupProblem';

const run = promisify(execFile);

export type Account = { uid: number; gid: number } | undefined;

/**
 * The account for PostgreSQL, which refuses to run as root: root uses the user `postgres`, which is created if it is
 * missing (first Debian's way, then BusyBox's). Throws a StartupProblem if that fails.
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

export async function canEnter(account: Account, folder: string): Promise<boolean> {
  return run('test', ['-x', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

const OURS = /^(token\.secret|encryption\.key|postgres.*)$/;

/**
 * Lets the account's group pass through a folder without listing it. Only for a private folder of root that contains
 * only our files.
 */
export async function grantTraversal(account: Account, folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (!account || uid !== process.getuid?.() || (mode & 0o077) !== 0) return;
  if (!(await readdir(folder)).every((name) => OURS.test(name))) return;
  await chown(folder, uid, account.gid);
  await chmod(folder, 0o710);
}
