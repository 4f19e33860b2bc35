import type { Client } from 'pg';
import { onDatabase } from '../../../testing/database/databaseServer';

export interface Content {
  tables: Record<string, string[]>;
  /** Without not-null constraints, which PostgreSQL lists only since version 18. */
  constraints: string[];
  sequences: string[];
}

async function list(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line).sort();
}

/**
 * The contents of a database, except data specific to its PostgreSQL: transaction ids, the record of the restore, and
 * when the job queue was set up. Tables are listed from the catalogue, so that new tables are compared too.
 */
export const contentOf = (url: string): Promise<Content> =>
  onDatabase(url, async (client) => {
    const names = await list(
      client,
      `select c.oid::regclass::text as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
         and c.relname <> 'restores'`,
    );
    const tables: Content['tables'] = {};
    for (const name of names) {
      const row = `to_jsonb(t) - 'transaction_id' ${name === 'digest_search' ? "- 'seen'" : ''}
        ${name === 'pgboss.version' ? "- array['maintained_on', 'cron_on', 'monitored_on']" : ''}`;
      tables[name] = await list(client, `select (${row})::text as line from ${name} t`);
    }
    return {
      tables,
      constraints: await list(
        client,
        `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(c.oid), convalidated) as line
         from pg_constraint c join pg_namespace n on n.oid = c.connamespace 
         where n.nspname !~ '^(pg_|information_)' and c.contype <> 'n'`,
      ),
      sequences: await list(
        client,
        `select concat_ws(' ', schemaname, sequencename, last_value) as line from pg_sequences`,
      ),
    };
  });
