import { Client } from 'pg';

/**
 * Replaces the database's `now()` with a settable one, for connections to the returned address: pg-boss and the audit
 * log use the database's clock.
 */
export async function simulateNow(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      create schema simulated;
      create table simulated.clock (at timestamptz not null);
      insert into simulated.clock values (now());
      create function simulated.now() returns timestamptz language sql stable as 'select at from simulated.clock';
      -- A default keeps the function it was made with.
      alter table pgboss.archive alter archived_on set default simulated.now();`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.searchParams.set('options', '-c search_path=simulated,pg_catalog,public');
  return address.href;
}
