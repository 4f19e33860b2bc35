import type { Database } from '../platform/database/client';
import { compareMigrations } from '../platform/database/migrate';
import { fault, good, warning, type Finding } from './finding';
import { countWithNoun } from '../platform/countWithNoun';

export async function checkMigrations({ pool }: Pick<Database, 'pool'>): Promise<Finding> {
  const { run, pending, unknown } = await compareMigrations(pool);
  if (unknown > 0) {
    return fault(
      `The database has ${countWithNoun(unknown, 'migration')} of a newer version of Stepwell. Run that version, or restore a backup from before.`,
    );
  }
  if (run === 0) return fault('The database is empty. Start Stepwell with it first.');
  if (pending > 0) {
    return warning(
      `${countWithNoun(pending, 'migration')} ${pending === 1 ? 'is' : 'are'} still to be run. The next start does it; make a backup before.`,
    );
  }
  return good(`All ${run} migrations have been run.`);
}
