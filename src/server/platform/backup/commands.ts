import path from 'node:path';
import { existsSync } from 'node:fs';
import { countWithNoun } from '../../../domain/text/words';
import { readConfig, type Config } from '../config/config';
import { SECRET_VARIABLES } from '../config/secrets';
import { StartupProblem } from '../config/startupProblem';
import { readVariables, type Environment } from '../config/variables';
import { startConfiguredDatabase } from '../database/configured';
import { checkBackup, countWaitingMails, restoreBackup } from './restore';
import { checkSecrets, writeSecrets, withSecretsOf } from './secrets';
import { writeBackup } from './writeBackup';

type Say = (line: string) => void;

/** The single file argument, relative to the operator's folder, since npm runs its scripts in the package's folder. */
function fileIn(words: string[], command: string, env: Environment): string {
  const [file, ...others] = words;
  if (file === undefined || file === '' || others.length > 0) {
    throw new StartupProblem(`Say which file: npm run ${command} -- FILE`);
  }
  return path.resolve(env.INIT_CWD ?? '.', file);
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
  const file = fileIn(words, 'backup', env);
  if (existsSync(file)) throw new StartupProblem(`${file} is there already. Name another file.`);
  const { rows, tables, bytes } = await writeBackup({ url, file, config, now });
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  say(`${file}: ${countWithNoun(rows, 'row')} of ${countWithNoun(tables, 'table')}, ${size}.`);
  secretLines(config).forEach(say);
}

export async function doRestoreCommand(
  words: string[],
  { env, now }: { env: Environment; now: Date },
  say: Say,
): Promise<void> {
  const file = fileIn(words, 'restore', env);
  const passphrase = readVariables(env).text('BACKUP_PASSPHRASE');
  const manifest = await checkBackup(file, passphrase);
  const config = readConfig(withSecretsOf(manifest, env));
  checkSecrets(manifest, config);
  const { url, stop } = await startConfiguredDatabase(config, say);
  try {
    const request = { url, file, passphrase, manifest, now };
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
