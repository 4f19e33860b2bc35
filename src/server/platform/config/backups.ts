import path from 'node:path';
import { readS3Settings, s3UrlOf, type S3Settings } from './s3';
import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

export interface ScheduledBackups {
  /** A folder, or `s3://bucket/folder`. */
  target: string;
  s3?: S3Settings | undefined;
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
  const url = read.attempt(() => s3UrlOf('BACKUP_URL', read.text('BACKUP_URL')), undefined);
  const folder = read.text('BACKUP_DIR');
  const target = url ?? (folder === undefined ? undefined : path.resolve(folder));
  const everyHours = read.integer('BACKUP_EVERY_HOURS', { min: 1, max: 720, fallback: 24 });
  const keep = read.integer('BACKUP_KEEP', { min: 1, max: 10_000, fallback: 7 });
  for (const name of ['BACKUP_EVERY_HOURS', 'BACKUP_KEEP']) {
    read.attempt(() => {
      if (target !== undefined || read.text(name) === undefined) return;
      throw new StartupProblem(`${name} needs BACKUP_DIR or BACKUP_URL, which say where backups are kept.`);
    }, undefined);
  }
  const s3 = url !== undefined ? read.attempt(() => readS3Settings(read), undefined) : undefined;
  const backupPassphrase = read.attempt(() => longEnough(read.text('BACKUP_PASSPHRASE')), undefined);
  return { scheduledBackups: target === undefined ? undefined : { target, s3, everyHours, keep }, backupPassphrase };
}

function longEnough(passphrase: string | undefined): string | undefined {
  if (passphrase === undefined || passphrase.length >= MIN_PASSPHRASE_LENGTH) return passphrase;
  throw new StartupProblem(`BACKUP_PASSPHRASE must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
}
