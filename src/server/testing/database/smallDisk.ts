import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shutDown } from '../../platform/database/embedded/postmaster';

/** Room for a database and some of its log. */
const SIZE = '400m';

function mount(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  // PostgreSQL may run as another user, who has to get to its own folder inside.
  chmodSync(folder, 0o755);
  return folder;
}

function unmount(folder: string): void {
  execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
}

function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    unmount(mount());
    return true;
  } catch {
    return false;
  }
}

/** Whether whoever runs the tests may make a disk of their own. */
export const MOUNTS = canMount();

/** A disk that is soon full, in memory: for the tests of one file, a new one each. The database on it goes with it. */
export function useSmallDisk(): () => string {
  let folder: string | undefined;
  afterEach(async () => {
    if (folder === undefined) return;
    await shutDown(path.join(folder, 'postgres'));
    unmount(folder);
    folder = undefined;
  });
  return () => (folder ??= mount());
}

/** Takes all the room that is left on the disk of a folder, until the function that it gives is called. */
export function fillDisk(folder: string): () => void {
  const file = path.join(folder, 'ballast');
  const descriptor = openSync(file, 'w');
  try {
    for (const block = Buffer.alloc(4096, 1); ;) writeSync(descriptor, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
  return () => unlinkSync(file);
}
