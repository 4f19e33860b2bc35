import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config';
import { SECRET_FILES, SECRET_VARIABLES, type SecretVariable } from '../config/secrets';
import { StartupProblem } from '../config/startupProblem';
import type { Environment } from '../config/variables';
import type { Manifest, SecretRecord } from './records';

type Secrets = Pick<Config, 'tokenSecret' | 'encryptionKey' | 'givenSecrets'>;

const fingerprintOf = (purpose: string, secret: Buffer) =>
  createHash('sha256').update(`stepwell-backup\0${purpose}\0`).update(secret).digest('base64url').slice(0, 16);

export function secretRecords({ tokenSecret, encryptionKey, givenSecrets }: Secrets): Manifest['secrets'] {
  const record = (name: SecretVariable, secret: Buffer, value: string): SecretRecord => ({
    fingerprint: fingerprintOf(name, secret),
    ...(!givenSecrets.includes(name) && { value }),
  });
  return {
    TOKEN_SECRET: record('TOKEN_SECRET', Buffer.from(tokenSecret), tokenSecret),
    ENCRYPTION_KEY: record('ENCRYPTION_KEY', encryptionKey, encryptionKey.toString('base64url')),
  };
}

/** The environment, completed with the backup's secrets. Throws if a secret is in neither. */
export function withSecretsOf({ secrets }: Manifest, env: Environment): Environment {
  const filled = { ...env };
  for (const name of SECRET_VARIABLES) {
    const isGiven = (env[name]?.trim() ?? '') !== '';
    if (isGiven) continue;
    const { value } = secrets[name];
    if (value === undefined) {
      throw new StartupProblem(
        `${name} is not in this backup, because the environment gave it. Set ${name} to what it was then.`,
      );
    }
    filled[name] = value;
  }
  return filled;
}

export function checkSecrets({ secrets }: Manifest, config: Secrets): void {
  const ours = secretRecords(config);
  for (const name of SECRET_VARIABLES) {
    if (ours[name].fingerprint === secrets[name].fingerprint) continue;
    throw new StartupProblem(`${name} is not the one this backup was made with. Set it to that one.`);
  }
}

/**
 * Writes the secrets that the environment lacks to the data folder; returns a function that removes them again. A
 * secret that is already there must be the same.
 */
export function writeSecrets({ secrets }: Manifest, dataDir: string, env: Environment): () => void {
  const made: string[] = [];
  const undo = () => made.forEach((file) => rmSync(file, { force: true }));
  for (const name of SECRET_VARIABLES) {
    const { value } = secrets[name];
    if ((env[name]?.trim() ?? '') !== '' || value === undefined) continue;
    const file = path.join(dataDir, SECRET_FILES[name]);
    try {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, `${value}\n`, { mode: 0o600, flag: 'wx' });
      made.push(file);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST' && readFileSync(file, 'utf8').trim() === value) continue;
      undo();
      throw new StartupProblem(
        code === 'EEXIST'
          ? `${file} is not the one in this backup. Set DATA_DIR to a new folder.`
          : `DATA_DIR must be a folder that can be written to: ${message}.`,
      );
    }
  }
  return undo;
}
