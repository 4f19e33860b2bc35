import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupProblem, unwritableDataDir } from '../../config/startupProblem';
import { canEnter, databaseAccount, grantTraversal, type Account } from './account';
import { program, usableBinaries, type Binaries } from './binaries';

export interface Cluster {
  account: Account;
  binaries: Binaries;
  data: string;
  /** The folder of the socket: the data folder, or the system's temporary one if the path would be too long. */
  sockets: string;
  logFile: string;
}

export const DATABASE_NAME = 'stepwell';

/** A socket's path is limited to 104 bytes on macOS and 108 on Linux. */
const MAX_SOCKET_PATH = 100;

/**
 * Prepares the database in `dataDir`, creating it if there is none. If PostgreSQL's account can't access that folder,
 * `fallback` is used; without a fallback, throws a StartupProblem.
 */
export async function prepareCluster(dataDir: string, fallback?: string, installed?: Binaries): Promise<Cluster> {
  if (process.platform === 'win32') {
    throw new StartupProblem(
      'The embedded database only runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server instead.',
    );
  }
  const account = await databaseAccount();
  const place = await findEnterableFolder(account, [dataDir, ...(fallback === undefined ? [] : [fallback])]);
  const data = path.join(place, 'postgres');
  const binaries = await usableBinaries(account, place, installed);
  if (!existsSync(data)) await createCluster(binaries, account, data);
  refuseOtherVersion(binaries, data);
  return { account, binaries, data, sockets: await socketFolder(account, data), logFile: `${data}.log` };
}

async function findEnterableFolder(account: Account, places: string[]): Promise<string> {
  for (const place of places) {
    await mkdir(place, { recursive: true }).catch((error: Error) => {
      throw unwritableDataDir(error);
    });
    if (await canEnter(account, place)) return realpathSync(place);
    await grantTraversal(account, place);
    if (await canEnter(account, place)) return realpathSync(place);
  }
  throw new StartupProblem(
    `PostgreSQL runs as the user postgres here, which can't open ${places[0]}. ` +
      'Set DATA_DIR to a folder every user can open, or set DATABASE_URL.',
  );
}

/**
 * Creates the database next to its final folder and moves it there when complete, so that an interrupted attempt is
 * never taken for a database. Uses PostgreSQL's built-in locale: the order is the same on every machine, and indexes
 * don't depend on a system locale that may be missing or change.
 */
async function createCluster(binaries: Binaries, account: Account, data: string): Promise<void> {
  const draft = `${data}.${randomUUID()}`;
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // The database accepts connections only by its socket, which only users who may enter the folder can reach.
  const access = [`--username=${DATABASE_NAME}`, '--auth-local=trust', '--auth-host=reject'];
  try {
    await promisify(execFile)(program(binaries, 'initdb'), ['-D', draft, '--no-instructions', ...locale, ...access], {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
    await rename(draft, data).catch((error: NodeJS.ErrnoException) => {
      // Another server has already created the database: use that one.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr
      ?.trim()
      .split('\n')
      .find((line) => line.includes('error:'));
    throw new StartupProblem(`The database couldn't be created in ${data}: ${said ?? (error as Error).message}.`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function refuseOtherVersion(binaries: Binaries, data: string): void {
  const made = versionOf(data);
  const [ours] = binaries.version.split('.');
  if (made === ours) return;
  throw new StartupProblem(
    `The database in ${data} was created by PostgreSQL ${made}, but this version of Stepwell comes with ${ours}. ` +
      'Make a backup with the version of Stepwell that you had (npm run backup -- FILE), then restore it with this one ' +
      'into a new DATA_DIR (npm run restore -- FILE).',
  );
}

function versionOf(data: string): string {
  try {
    return readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new StartupProblem(`The database in ${data} can't be read by this user: ${(error as Error).message}.`);
  }
}

async function socketFolder(account: Account, data: string): Promise<string> {
  if (Buffer.byteLength(path.join(data, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH) return data;
  const name = createHash('sha256').update(data).digest('hex').slice(0, 12);
  const folder = path.join('/tmp', `stepwell-${name}`);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const { uid } = await lstat(folder);
  const owner = account?.uid ?? process.getuid?.();
  if (uid === process.getuid?.() && account) await chown(folder, account.uid, account.gid);
  else if (uid !== owner)
    throw new StartupProblem(`${folder} belongs to another user. Set DATA_DIR to a shorter path.`);
  await chmod(folder, 0o700);
  return folder;
}
