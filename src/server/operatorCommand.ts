import { readConfig, type Config } from './platform/config/config';
import { openDatabase, type Database } from './platform/database/client';
import { startConfigured } from './platform/database/configured';
import { hasSqlState } from './platform/database/sqlState';

export interface OperatorContext {
  database: Database;
  config: Config;
  /** Writes a line for the operator. */
  say: (line: string) => void;
}

const UNDEFINED_TABLE = '42P01';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What goes wrong, in words: a database without tables is one that no server has been started on. */
function wordsFor(error: unknown): string {
  if (hasSqlState(error, UNDEFINED_TABLE)) return 'This database is empty: start Stepwell on it first.';
  return error instanceof Error ? error.message : String(error);
}

async function run(work: (context: OperatorContext) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { url, stop } = await startConfigured(config, say);
  const database = openDatabase({ url, max: 1 });
  try {
    await work({ database, config, say });
  } finally {
    await database.close();
    await stop();
  }
}

/**
 * Does an operator's command on the database that the environment names, whether a server runs on it or not. What goes
 * wrong is written as a sentence, and the exit status is 1.
 */
export function runOperatorCommand(work: (context: OperatorContext) => Promise<void>): void {
  run(work).catch((error: unknown) => {
    process.stderr.write(`${wordsFor(error)}\n`);
    process.exitCode = 1;
  });
}
