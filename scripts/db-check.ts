/** npm run db:check: fails when the tables of the schema are not what the migrations make. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import config from '../.config/drizzle.config';

const copy = mkdtempSync(join(tmpdir(), 'stepwell-migrations-'));
try {
  cpSync(config.out, copy, { recursive: true });
  const schema = ['--dialect', config.dialect, '--schema', config.schema];
  // drizzle-kit takes the folder as relative to this one.
  const generate = ['generate', ...schema, '--out', relative('.', copy)];
  const said = execFileSync(join('node_modules', '.bin', 'drizzle-kit'), generate, { encoding: 'utf8', stdio: 'pipe' });
  // Its exit status tells nothing: it is 0 also when it gives up, as it does where a column may have been renamed.
  if (!said.includes('No schema changes')) {
    process.stderr.write('The schema has changed since the last migration: run `npm run db:generate`.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
