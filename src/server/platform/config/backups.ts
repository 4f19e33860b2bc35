import path from 'node:path';
import { StartupProblem } from './startupProblem';
import type { Variables } from './variables';

/** How to reach a bucket of an S3-compatible storage. */
export interface S3Settings {
  /** Without the bucket and a slash at the end. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before the first retry of a request. Milliseconds, one second by default. */
  retryPauseMs?: number;
}

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

const isS3 = (target: string) => target.startsWith('s3://');

/** The standard variables of S3 clients. Throws a StartupProblem if the keys are missing. */
export function readS3Settings(read: Variables): S3Settings {
  const region = read.text('AWS_REGION') ?? 'us-east-1';
  const endpoint = read.address('AWS_ENDPOINT_URL', ['https:', 'http:']) ?? `https://s3.${region}.amazonaws.com`;
  const [accessKeyId, secretAccessKey] = [read.text('AWS_ACCESS_KEY_ID'), read.text('AWS_SECRET_ACCESS_KEY')];
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupProblem('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, the keys to the bucket of backups.');
  }
  return { endpoint: endpoint.replace(/\/+$/, ''), region, accessKeyId, secretAccessKey };
}

export function readBackupSettings(read: Variables): BackupSettings {
  const url = read.attempt(() => checkedUrl(read.text('BACKUP_URL')), undefined);
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
  const s3 = target !== undefined && isS3(target) ? read.attempt(() => readS3Settings(read), undefined) : undefined;
  const backupPassphrase = read.attempt(() => longEnough(read.text('BACKUP_PASSPHRASE')), undefined);
  return { scheduledBackups: target === undefined ? undefined : { target, s3, everyHours, keep }, backupPassphrase };
}

function checkedUrl(url: string | undefined): string | undefined {
  if (url === undefined || /^s3:\/\/[a-z0-9.-]{3,63}(\/[^?#@:]*)?$/.test(url)) return url;
  throw new StartupProblem('BACKUP_URL must be like s3://bucket/folder; the keys to it are in AWS_… variables.');
}

function longEnough(passphrase: string | undefined): string | undefined {
  if (passphrase === undefined || passphrase.length >= MIN_PASSPHRASE_LENGTH) return passphrase;
  throw new StartupProblem(`BACKUP_PASSPHRASE must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
}
