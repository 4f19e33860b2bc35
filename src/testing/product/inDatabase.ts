import { systemClock } from '../../server/platform/clock';
import { openDatabase, type Database } from '../../server/platform/database/client';
import { startEmbedded } from '../../server/platform/database/embedded';
import { PASSWORD_COST } from '../../server/platform/passwordCost';
import { makeFactories, type Factories } from '../../server/testing/factories';
import type { Product } from './product';

/** Numbers reserved for each call, since several may fill the same database. */
const NUMBERS = 10_000;

let times = 0;

/**
 * For data for which the pages would be too slow. No events are sent, so this must happen before anyone has the pages
 * open.
 */
export async function fillDatabase<Made>(
  { dataDir, databaseUrl }: Product,
  work: (make: Factories, database: Database) => Promise<Made>,
): Promise<Made> {
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir }) : undefined;
  const database = openDatabase({ url: databaseUrl ?? embedded?.url ?? '', max: 2 });
  try {
    times += 1;
    return await work(makeFactories(database, systemClock, PASSWORD_COST, times * NUMBERS), database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
