import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupProblem } from '../config/startupProblem';
import type { BackupLocation, BackupStore } from './location';

/** The file's name must survive a crash too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function writeFile(file: string, content: AsyncIterable<Buffer>): Promise<number> {
  const draft = `${file}.partial`;
  await rm(draft, { force: true });
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  try {
    await once(output, 'open');
    await pipeline(content, output);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    const isOfFile = syscall !== undefined && ['open', 'write', 'fsync', 'rename', 'close'].includes(syscall);
    throw isOfFile ? new StartupProblem(`The backup couldn't be written to ${file}: ${message}.`) : error;
  }
  await syncFolder(path.dirname(file));
  return (await stat(file)).size;
}

/** A file that only its owner may read. */
export const fileAt = (file: string): BackupLocation => ({
  label: file,
  exists: () => Promise.resolve(existsSync(file)),
  write: (content) => writeFile(file, content),
  read: () => createReadStream(file, { highWaterMark: 256 * 1024 }),
});

/** The folder is created when it is first used. */
export function folderStore(folder: string): BackupStore {
  const within = (name: string) => path.join(folder, name);
  return {
    label: folder,
    names: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return readdir(folder);
    },
    location: (name) => fileAt(within(name)),
    remove: (name) => rm(within(name), { force: true }),
  };
}
