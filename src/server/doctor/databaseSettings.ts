import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock';
import { SERVER_CONNECTIONS, type Database } from '../platform/database/client';
import { postgresName, unfitReasons, type DatabaseFacts } from '../platform/database/fitness';
import { fault, good, warning, type Finding } from './finding';

const TESTED_MAJOR = 18;

export interface DatabaseSettings extends DatabaseFacts, Record<string, unknown> {
  timeZone: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  connections: number;
}

export async function readDatabaseSettings({ db }: Pick<Database, 'db'>): Promise<DatabaseSettings> {
  const { rows } = await db.execute<DatabaseSettings>(sql`
    select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding,
      current_setting('TimeZone') as "timeZone",
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
      exists (select from pg_collation where collprovider = 'i') as "hasIcu",
      current_setting('fsync') as fsync,
      current_setting('full_page_writes') as "fullPageWrites",
      current_setting('synchronous_commit') as "synchronousCommit",
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int as connections`);
  const [settings] = rows;
  if (!settings) throw new Error('The database says nothing of itself.');
  return settings;
}

export function judgeDatabase(settings: DatabaseSettings): Finding[] {
  const { version, encoding, timeZone, connections } = settings;
  const major = Math.floor(version / 10_000);
  const name = postgresName(settings);
  const enough = Math.floor(connections / SERVER_CONNECTIONS);
  const wrong = [
    ...unfitReasons(settings).map(fault),
    major > TESTED_MAJOR && warning(`The database is ${name}. Stepwell is only tested with up to ${TESTED_MAJOR}.`),
    !settings.hasTrigrams &&
      fault('The extension pg_trgm is missing, so nobody can be searched for. Run CREATE EXTENSION pg_trgm there.'),
    settings.fsync === 'off' &&
      fault('fsync is off: a power cut loses what was acknowledged, or the whole database. Set it to on.'),
    settings.fullPageWrites === 'off' &&
      warning('full_page_writes is off: a power cut may damage the database. Set it to on.'),
    settings.synchronousCommit === 'off' &&
      warning('synchronous_commit is off: a power cut loses what was acknowledged just before. Set it to on.'),
    enough < 1 &&
      fault(
        `The database lets in ${connections} connections, but a server takes up to ${SERVER_CONNECTIONS}. Raise max_connections.`,
      ),
  ].filter((one) => one !== false);
  const facts = `${name}, encoding ${encoding}, time zone ${timeZone}, connections for ${enough} ${enough === 1 ? 'server' : 'servers'}.`;
  return wrong.length > 0 ? wrong : [good(facts)];
}

/** Milliseconds. Tokens, tickets and codes expire by the server's clock; jobs are due by the database's. */
const MAX_CLOCK_DIFFERENCE_MS = 2_000;
const FAULTY_CLOCK_DIFFERENCE_MS = 30_000;

export async function checkClock({ db }: Pick<Database, 'db'>, clock: Clock): Promise<Finding> {
  const asked = clock.now().getTime();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const answered = clock.now().getTime();
  // The database read its clock at some point between these two instants.
  const ahead = (asked + answered) / 2 - (rows[0]?.ms ?? 0);
  const apart = Math.max(0, Math.abs(ahead) - (answered - asked) / 2);
  if (apart < MAX_CLOCK_DIFFERENCE_MS) return good('This machine’s clock and the database’s agree.');
  const sentence =
    `This machine’s clock is ${(apart / 1000).toFixed(1)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the database’s. ` +
    'Have both set by the network (NTP).';
  return apart < FAULTY_CLOCK_DIFFERENCE_MS ? warning(sentence) : fault(sentence);
}
