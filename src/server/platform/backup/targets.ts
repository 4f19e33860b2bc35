import type { ScheduledBackups } from '../config/backups';
import { readS3Url } from '../config/s3';
import { bucketStore } from './bucket';
import { folderStore } from './folder';
import type { BackupStore } from './location';

export function storeOf({ target, s3 }: Pick<ScheduledBackups, 'target' | 's3'>): BackupStore {
  if (!s3) return folderStore(target);
  const { bucket, key } = readS3Url('BACKUP_URL', target);
  return bucketStore(s3, bucket, key);
}
