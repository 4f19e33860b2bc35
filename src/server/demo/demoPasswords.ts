import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { StartupProblem } from '../platform/config/startupProblem';
import type { Database } from '../platform/database/client';
import { DEMO_PASSWORD } from './community';

/** Whether anyone can log in with the demo's password, which is public. Everyone in the demo shares one hash. */
export async function hasDemoPasswords({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select password_hash as hash from users
    where email like '%@example.com' and disabled_at is null
    group by password_hash having count(*) > 1`);
  for (const { hash } of rows) if (await verify(hash, DEMO_PASSWORD)) return true;
  return false;
}

export const DEMO_IN_PRODUCTION =
  'This database holds the demo community, whose passwords everybody can read. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.';

/**
 * Throws a StartupProblem if the demo's passwords are in the database, since they are not allowed in production (rule
 * platform.production).
 */
export async function assertNoDemoPasswords(database: Pick<Database, 'db'>): Promise<void> {
  if (await hasDemoPasswords(database)) throw new StartupProblem(DEMO_IN_PRODUCTION);
}
