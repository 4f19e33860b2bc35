import type { ScheduledBackups } from '../config/backups';
import { bucketStore, readS3Address } from './bucket';
import { folderStore } from './folder';
import type { BackupStore } from './place';

export function storeOf({ target, s3 }: Pick<ScheduledBackups, 'target' | 's3'>): BackupStore {
  const address = readS3Address(target);
  return address && s3 ? bucketStore(s3, address.bucket, address.key) : folderStore(target);
}
