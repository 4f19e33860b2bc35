/**
 * A process that uses the embedded database of a folder, for tests that kill it: `embeddedServer.ts <folder>
 * [write]`. It prints the database's address. With `write`, it then inserts numbers, and prints each once the
 * database has acknowledged it.
 */
import { openDatabase } from '../../platform/database/client';
import { startEmbedded } from '../../platform/database/embedded';

async function main([folder, mode]: string[]): Promise<void> {
  if (!folder) throw new Error('Which folder?');
  const embedded = await startEmbedded({ dataDir: folder });
  process.stdout.write(`${embedded.url}\n`);
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
  if (mode !== 'write') return;
  const { pool } = openDatabase({ url: embedded.url, max: 4 });
  await pool.query('create table if not exists acknowledged (number int primary key)');
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(number), 0) as last from acknowledged');
  for (let number = (rows[0]?.last ?? 0) + 1; ; number++) {
    await pool.query('insert into acknowledged values ($1)', [number]);
    process.stdout.write(`${number}\n`);
  }
}

void main(process.argv.slice(2));
