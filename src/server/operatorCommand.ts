import { sql } from 'drizzle-orm';
import { readConfig, type Config } from './platform/config/config';
import { databaseProblem } from './platform/config/startupProblem';
import { LONG_WORK_MS, openDatabase, type Database } from './platform/database/client';
import { startConfiguredDatabase } from './platform/database/configured';
import { hasSqlState } from './platform/database/sqlState';

export interface OperatorContext {
  database: Database;
  url: string;
  config: Config;
  say: (line: string) => void;
}

const UNDEFINED_TABLE = '42P01';

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** An error as a sentence: missing tables mean that no server has been started on the database. */
function errorSentence(error: unknown): string {
  if (hasSqlState(error, UNDEFINED_TABLE)) return 'This database is empty. Start Stepwell with it first.';
  if (!(error instanceof Error)) return String(error);
  // The outer error only describes the statement that failed.
  return error.cause instanceof Error ? errorSentence(error.cause) : error.message;
}

async function run(work: (context: OperatorContext) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const { url, stop } = await startConfiguredDatabase(config, say);
  const database = openDatabase({ url, max: 1, statementTimeoutMs: LONG_WORK_MS });
  try {
    await database.db.execute(sql`select`).catch(({ cause }: { cause: Error }) => {
      throw databaseProblem(cause);
    });
    await work({ database, url, config, say });
  } finally {
    await database.close();
    await stop();
  }
}

export function reportFailure(command: Promise<void>): Promise<void> {
  return command.catch((error: unknown) => {
    process.stderr.write(`${errorSentence(error)}\n`);
    process.exitCode = 1;
  });
}

export const runOperatorCommand = (work: (context: OperatorContext) => Promise<void>): Promise<void> =>
  reportFailure(run(work));
