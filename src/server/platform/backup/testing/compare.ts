import type { Client } from 'pg';
import { onDatabase } from '../../../testing/database/databaseServer';

/** What a database holds: each table's rows as text, its constraints and where its sequences stand. */
export interface Content {
  tables: Record<string, string[]>;
  /** But what may not be null, which PostgreSQL lists from 18 on. */
  constraints: string[];
  sequences: string[];
}

async function list(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query);
  return rows.map(({ line }) => line).sort();
}

/**
 * All that a database holds but what is of the PostgreSQL it is in: who counts transactions, that it was restored
 * there, and when the job queue was set up. Tables are found by the catalogue, so that a new one is compared, too.
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
