import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queues } from '../server/areas';
import { loadDemo } from '../server/demo/community';
import { systemClock } from '../server/platform/clock';
import { openDatabase } from '../server/platform/database/client';
import { startEmbedded } from '../server/platform/database/embedded';
import { migrateDatabase } from '../server/platform/database/migrate';

/**
 * Makes a data folder with the demo community, and puts where it is into the environment of every worker. No product has
 * run in it, so each of its copies has its own secrets.
 */
export async function prepareData(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-prepared-'));
  process.env.PREPARED_DATA_DIR = folder;
  // PostgreSQL may run as another user, who has to get to its own folder inside.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder });
  await migrateDatabase(embedded.url, queues);
  const database = openDatabase({ url: embedded.url, max: 2 });
  await loadDemo(database, systemClock);
  await database.close();
  await embedded.stop();
}
