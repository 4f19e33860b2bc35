import { stat, statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client';
import { fault, good, warning, type Finding } from './finding';

const MB = 1024 * 1024;
const LOW_BYTES = 2 * 1024 * MB;
const CRITICAL_BYTES = 200 * MB;

const sizeOf = (bytes: number): string =>
  bytes >= 1024 * MB ? `${(bytes / 1024 / MB).toFixed(1)} GB` : `${Math.floor(bytes / MB)} MB`;

export function judgeFreeSpace(folder: string, free: number): Finding {
  const sentence = `${sizeOf(free)} are free in ${folder}`;
  if (free < CRITICAL_BYTES) return fault(`${sentence}. Make room now: without any, nothing can be written.`);
  return free < LOW_BYTES ? warning(`${sentence}. Make room before it’s used up.`) : good(`${sentence}.`);
}

export async function checkFreeSpace(folders: string[]): Promise<Finding[]> {
  const byDisk = new Map<number, string>();
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined);
    if (found && !byDisk.has(found.dev)) byDisk.set(found.dev, folder);
  }
  return Promise.all(
    [...byDisk.values()].map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return judgeFreeSpace(folder, bavail * bsize);
    }),
  );
}

/** The size of the database; only the operator of an external server can see its free space. */
export async function reportDatabaseSize({ db }: Pick<Database, 'db'>, isElsewhere: boolean): Promise<Finding> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`);
  const size = sizeOf(Number(rows[0]?.bytes));
  return good(
    isElsewhere
      ? `The database takes ${size}. Look on its own server how much is free there.`
      : `The database takes ${size}.`,
  );
}
