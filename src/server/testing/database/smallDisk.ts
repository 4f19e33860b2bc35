import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shutDownPostgres } from '../../platform/database/embedded/postmaster';

const SIZE = '400m';

function mount(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
  // PostgreSQL may run as another user, who must be able to reach its own folder inside this one.
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

export const CAN_MOUNT = canMount();

export function useSmallDisk(): () => string {
  let folder: string | undefined;
  afterEach(async () => {
    if (folder === undefined) return;
    await shutDownPostgres(path.join(folder, 'postgres'));
    unmount(folder);
    folder = undefined;
  });
  return () => (folder ??= mount());
}

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
