/** npm run db:check: fails if the migrations don't produce the tables of the schema. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import config from '../.config/drizzle.config';

const copy = mkdtempSync(join(tmpdir(), 'stepwell-migrations-'));
try {
  cpSync(config.out, copy, { recursive: true });
  const schema = ['--dialect', config.dialect, '--schema', config.schema];
  // drizzle-kit resolves the folder relative to the current one.
  const generate = ['generate', ...schema, '--out', relative('.', copy)];
  const output = execFileSync(join('node_modules', '.bin', 'drizzle-kit'), generate, {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  // The exit status is useless: it is 0 even when drizzle-kit gives up, as it does if a column may have been renamed.
  if (!output.includes('No schema changes')) {
    process.stderr.write('The schema has changed since the last migration: run `npm run db:generate`.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
