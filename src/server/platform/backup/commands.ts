import path from 'node:path';
import { readConfig, type Config } from '../config/config';
import { isS3Url, readS3Settings, readS3Url } from '../config/s3';
import { SECRET_VARIABLES } from '../config/secrets';
import { StartupProblem } from '../config/startupProblem';
import { readVariables, type Environment } from '../config/variables';
import { startConfiguredDatabase } from '../database/configured';
import { bucketStore, objectAt } from './bucket';
import { fileAt } from './folder';
import type { BackupLocation } from './location';
import { checkBackup, countWaitingMails, restoreBackup } from './restore';
import { newestBackup } from './schedule';
import { checkSecrets, writeSecrets, withSecretsOf } from './secrets';
import { writeBackup } from './writeBackup';
import { countWithNoun } from '../countWithNoun';

type Say = (line: string) => void;

function argumentOf(words: string[], command: string): string {
  const [given, ...others] = words;
  if (given !== undefined && given !== '' && others.length === 0) return given;
  throw new StartupProblem(`Say which file: npm run ${command} -- FILE, or npm run ${command} -- s3://BUCKET/FILE`);
}

/** A path is relative to the operator's folder, since npm runs its scripts in the package's folder. */
function locationOf(given: string, env: Environment): BackupLocation {
  if (!isS3Url(given)) return fileAt(path.resolve(env.INIT_CWD ?? '.', given));
  const { bucket, key } = readS3Url('The address', given);
  return objectAt(readS3Settings(readVariables(env)), bucket, key);
}

/** The backup to restore: the newest one of a folder in a bucket, if the address is that of a folder. */
async function locationToRestore(given: string, env: Environment, now: Date): Promise<BackupLocation> {
  const location = locationOf(given, env);
  if (!isS3Url(given) || (await location.exists())) return location;
  const { bucket, key } = readS3Url('The address', given);
  const store = bucketStore(readS3Settings(readVariables(env)), bucket, key);
  const newest = await newestBackup(store, now);
  if (!newest) throw new StartupProblem(`There’s no backup in ${store.label}.`);
  return newest.location;
}

function secretLines({ givenSecrets, backupPassphrase }: Config): string[] {
  const kept = SECRET_VARIABLES.filter((name) => !givenSecrets.includes(name));
  const isReadable = backupPassphrase === undefined;
  return [
    ...(isReadable && kept.length > 0
      ? ['It isn’t encrypted and holds the keys of this installation. Set BACKUP_PASSPHRASE to have it encrypted.']
      : []),
    ...(givenSecrets.length > 0 ? [`Not in it, because the environment gives it: ${givenSecrets.join(', ')}.`] : []),
  ];
}

export async function doBackupCommand(
  words: string[],
  { url, config, env, now }: { url: string; config: Config; env: Environment; now: Date },
  say: Say,
): Promise<void> {
  const location = locationOf(argumentOf(words, 'backup'), env);
  if (await location.exists()) throw new StartupProblem(`${location.label} is there already. Name another file.`);
  const { rows, tables, bytes } = await writeBackup({ url, location, config, now });
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  say(`${location.label}: ${countWithNoun(rows, 'row')} of ${countWithNoun(tables, 'table')}, ${size}.`);
  secretLines(config).forEach(say);
}

export async function doRestoreCommand(
  words: string[],
  { env, now }: { env: Environment; now: Date },
  say: Say,
): Promise<void> {
  const location = await locationToRestore(argumentOf(words, 'restore'), env, now);
  const passphrase = readVariables(env).text('BACKUP_PASSPHRASE');
  const manifest = await checkBackup(location, passphrase);
  const config = readConfig(withSecretsOf(manifest, env));
  checkSecrets(manifest, config);
  const { url, stop } = await startConfiguredDatabase(config, say);
  try {
    const request = { url, location, passphrase, manifest, now };
    const rows = await restoreBackup(request, () => writeSecrets(manifest, config.dataDir, env));
    say(`Restored as it was at ${manifest.createdAt}: ${countWithNoun(rows, 'row')}.`);
    const mails = await countWaitingMails(url);
    if (mails > 0)
      say(`${countWithNoun(mails, 'email')} waited to be sent then. The server sends them when it starts.`);
    if (config.production && config.databaseUrl !== undefined) printSecretFolder(config, env, say);
  } finally {
    await stop();
  }
}

/** A production server with DATABASE_URL doesn't read secrets from the data folder. */
function printSecretFolder({ dataDir }: Config, env: Environment, say: Say): void {
  const kept = SECRET_VARIABLES.filter((name) => readVariables(env).text(name) === undefined);
  if (kept.length > 0) say(`Set ${kept.join(' and ')} to what stands in ${dataDir} before you start the server.`);
}
