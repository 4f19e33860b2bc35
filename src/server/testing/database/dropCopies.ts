import { copiesPrefix, runsServer } from './database';
import { dropAll } from './databaseServer';

/** Runs after each mutant's tests: drops the databases that they used, so that thousands of runs fit into memory. */
export default async function dropCopies(): Promise<void> {
  await dropAll(runsServer().url, copiesPrefix());
}
