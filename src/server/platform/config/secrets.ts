import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupProblem } from './startupProblem';

/** The files of the secrets that the environment doesn't give, by their variables. */
export const KEPT_SECRETS = { TOKEN_SECRET: 'token.secret', ENCRYPTION_KEY: 'encryption.key' } as const;

/**
 * A secret kept in the data folder in a file only its owner can read, made when it is missing.
 * Two servers that start at once end up with the same one: a file is linked into place whole, or not at all.
 */
export function keptSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw new StartupProblem(`${file} can't be read: ${(error as Error).message}.`);
  }
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) {
      throw new StartupProblem(`DATA_DIR must be a folder the server can write to: ${(error as Error).message}.`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
