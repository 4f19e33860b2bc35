import type { Client } from 'pg';
import { StartupProblem } from '../config/startupProblem';

/** The schema needs `unique nulls not distinct`. */
const MIN_MAJOR_VERSION = 15;

export interface DatabaseFacts {
  /** In the format of server_version_num: 180004 is 18.4. */
  version: number;
  encoding: string;
  hasTrigrams: boolean;
  hasIcu: boolean;
}

export const postgresName = ({ version }: DatabaseFacts): string =>
  `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`;

export const unfitReasons = (facts: DatabaseFacts): string[] => [
  ...(facts.version < MIN_MAJOR_VERSION * 10_000
    ? [`The database is ${postgresName(facts)}, which is too old. Move to PostgreSQL ${MIN_MAJOR_VERSION} or newer.`]
    : []),
  ...(facts.encoding === 'UTF8'
    ? []
    : [`The database’s encoding is ${facts.encoding}, which can’t hold every name. Make one with ENCODING 'UTF8'.`]),
  ...(facts.hasIcu
    ? []
    : ['The database’s PostgreSQL was built without ICU, which orders and compares names. Use one that has it.']),
];

interface Rights extends DatabaseFacts {
  user: string;
  databaseName: string;
  userName: string;
  mayCreate: boolean;
  mayCreateTables: boolean;
  knowsTrigrams: boolean;
}

async function rightsOn(client: Client): Promise<Rights | undefined> {
  const { rows } = await client.query<Rights>(`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
      current_user as user, quote_ident(current_database()) as "databaseName", quote_ident(current_user) as "userName",
      has_database_privilege(current_database(), 'CREATE') as "mayCreate",
      coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), false) as "mayCreateTables",
      exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
      exists (select from pg_collation where collprovider = 'i') as "hasIcu",
      exists (select from pg_available_extensions where name = 'pg_trgm') as "knowsTrigrams"`);
  return rows[0];
}

/** Throws a StartupProblem, before creating anything, for a database that can't hold all the tables. */
export async function assertFitDatabase(client: Client): Promise<void> {
  const rights = await rightsOn(client);
  if (!rights) throw new Error('The database says nothing of itself.');
  const { user, databaseName, userName, mayCreate, mayCreateTables, hasTrigrams, knowsTrigrams } = rights;
  const missing = [
    ...unfitReasons(rights),
    ...(mayCreate
      ? []
      : [
          `The user ${user} may not create schemas in the database. Run GRANT CREATE ON DATABASE ${databaseName} TO ${userName} there.`,
        ]),
    ...(mayCreateTables
      ? []
      : [`The user ${user} may not create tables there. Run GRANT CREATE ON SCHEMA public TO ${userName}.`]),
    ...(hasTrigrams || knowsTrigrams
      ? []
      : ['The extension pg_trgm is not installed with PostgreSQL: it comes with its package of extensions (contrib).']),
  ];
  if (missing.length > 0) throw new StartupProblem(missing.join('\n'));
}
