import path from 'node:path';
import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

export interface ScheduledBackups {
  folder: string;
  everyHours: number;
  keep: number;
}

export interface BackupSettings {
  scheduledBackups: ScheduledBackups | undefined;
  backupPassphrase: string | undefined;
}

/** Only the passphrase protects the secrets in the file from strangers. */
const MIN_PASSPHRASE_LENGTH = 12;

export function readBackupSettings(read: Variables): BackupSettings {
  const folder = read.text('BACKUP_DIR');
  const everyHours = read.integer('BACKUP_EVERY_HOURS', { min: 1, max: 720, fallback: 24 });
  const keep = read.integer('BACKUP_KEEP', { min: 1, max: 10_000, fallback: 7 });
  for (const name of ['BACKUP_EVERY_HOURS', 'BACKUP_KEEP']) {
    read.attempt(() => {
      if (folder !== undefined || read.text(name) === undefined) return;
      throw new StartupProblem(`${name} needs BACKUP_DIR, the folder that backups are kept in.`);
    }, undefined);
  }
  const backupPassphrase = read.attempt(() => longEnough(read.text('BACKUP_PASSPHRASE')), undefined);
  return {
    scheduledBackups: folder === undefined ? undefined : { folder: path.resolve(folder), everyHours, keep },
    backupPassphrase,
  };
}

function longEnough(passphrase: string | undefined): string | undefined {
  if (passphrase === undefined || passphrase.length >= MIN_PASSPHRASE_LENGTH) return passphrase;
  throw new StartupProblem(`BACKUP_PASSPHRASE must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
}
