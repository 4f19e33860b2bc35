import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupProblem, unwritableDataDir } from './startupProblem';
import type { Variables } from './variables';

export interface Secrets {
  tokenSecret: string;
  /** 32 bytes, for AES-256-GCM. */
  encryptionKey: Buffer;
}

export const SECRET_VARIABLES = ['TOKEN_SECRET', 'ENCRYPTION_KEY'] as const;
export type SecretVariable = (typeof SECRET_VARIABLES)[number];

export const SECRET_FILES = { TOKEN_SECRET: 'token.secret', ENCRYPTION_KEY: 'encryption.key' } as const;

/** The secrets set in the environment; `required` if several servers share a database. */
export function readGivenSecrets(read: Variables, required: boolean): Partial<Secrets> {
  const secretOf = <T>(name: SecretVariable, parse: (text: string) => T): T | undefined =>
    read.attempt(() => {
      const text = read.text(name);
      if (text !== undefined) return parse(text);
      if (!required) return undefined;
      throw new StartupProblem(
        `${name} must be set in production with DATABASE_URL, to the same value for every server.`,
      );
    }, undefined);
  return { tokenSecret: secretOf('TOKEN_SECRET', longEnough), encryptionKey: secretOf('ENCRYPTION_KEY', keyBytes) };
}

function longEnough(text: string): string {
  if (text.length >= 32) return text;
  throw new StartupProblem('TOKEN_SECRET must have at least 32 characters.');
}

/** 32 bytes from 64 hexadecimal digits, or from base64 in either alphabet. */
function keyBytes(text: string): Buffer {
  const bytes = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (bytes.length === 32) return bytes;
  throw new StartupProblem('ENCRYPTION_KEY must be 32 bytes, as 64 hexadecimal digits or in base64.');
}

export const readOrCreateSecrets = (dataDir: string, given: Partial<Secrets>): Secrets => ({
  tokenSecret: given.tokenSecret ?? readOrCreateSecret(dataDir, SECRET_FILES.TOKEN_SECRET),
  encryptionKey: given.encryptionKey ?? keyBytes(readOrCreateSecret(dataDir, SECRET_FILES.ENCRYPTION_KEY)),
});

/** The encryption key, given or from the data folder; undefined if there is none yet. Writes nothing. */
export function findEncryptionKey(dataDir: string, given: Partial<Secrets>): Buffer | undefined {
  const kept = given.encryptionKey ? undefined : readSecret(path.join(dataDir, SECRET_FILES.ENCRYPTION_KEY));
  return given.encryptionKey ?? (kept === undefined ? undefined : keyBytes(kept));
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw new StartupProblem(`${file} can't be read: ${(error as Error).message}.`);
  }
}

/**
 * Reads a secret from a file in the data folder that only its owner can read, or creates it. Two servers that start
 * together end up with the same secret: the file is linked into place only when complete.
 */
function readOrCreateSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  const kept = readSecret(file);
  if (kept !== undefined) return kept;
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) {
      throw unwritableDataDir(error as Error);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
