/** npm run db:check: fails when the tables of the schema are not what the migrations make. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import config from '../.config/drizzle.config';

const copy = mkdtempSync(join(tmpdir(), 'stepwell-migrations-'));
try {
  cpSync(config.out, copy, { recursive: true });
  const before = readdirSync(copy).length;
  const schema = ['--dialect', config.dialect, '--schema', config.schema];
  // drizzle-kit takes the folder as relative to this one.
  execFileSync(join('node_modules', '.bin', 'drizzle-kit'), ['generate', ...schema, '--out', relative('.', copy)], {
    stdio: 'pipe',
  });
  if (readdirSync(copy).length !== before) {
    process.stderr.write('The schema has changed since the last migration: run `npm run db:generate`.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
