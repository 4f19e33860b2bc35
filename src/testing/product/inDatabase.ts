import { systemClock } from '../../server/platform/clock';
import { openDatabase, type Database } from '../../server/platform/database/client';
import { startEmbedded } from '../../server/platform/database/embedded';
import { PASSWORD_COST } from '../../server/platform/passwordCost';
import { factories, type Factories } from '../../server/testing/factories';
import type { Product } from './product';

/** Set aside for each call, since several may fill the same database. */
const NUMBERS = 10_000;

let times = 0;

/**
 * Puts into the database of the running product what would take its pages too long: hundreds of people, for example.
 * Before anybody is there to be told of it, since no event is sent.
 */
export async function inDatabase<Made>(
  { dataDir, databaseUrl }: Product,
  work: (make: Factories, database: Database) => Promise<Made>,
): Promise<Made> {
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir }) : undefined;
  const database = openDatabase({ url: databaseUrl ?? embedded?.url ?? '', max: 2 });
  try {
    times += 1;
    return await work(factories(database, systemClock, PASSWORD_COST, times * NUMBERS), database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}
