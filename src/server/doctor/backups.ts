import { newestBackup } from '../platform/backup/schedule';
import { storeOf } from '../platform/backup/targets';
import type { ScheduledBackups } from '../platform/config/backups';
import { fault, good, type Finding } from './finding';
import { countWithNoun } from '../platform/countWithNoun';

const HOUR_MS = 60 * 60 * 1000;

/** The maximum age of the newest backup, in backup intervals; the server checks hourly whether a backup is due. */
const MAX_AGE_INTERVALS = 2;

export async function checkBackups(scheduled: ScheduledBackups, now: Date): Promise<Finding> {
  const { target, everyHours } = scheduled;
  const newest = await newestBackup(storeOf(scheduled), now).catch((error: Error) => error);
  if (newest instanceof Error) return fault(`The backups in ${target} can’t be read: ${newest.message}`);
  if (newest === undefined) {
    return fault(
      `There’s no backup in ${target}. The server makes one within the hour; its log says why where it can’t.`,
    );
  }
  const hours = Math.floor((now.getTime() - newest.madeAt) / HOUR_MS);
  const old = `The newest backup in ${target} is ${countWithNoun(hours, 'hour')} old`;
  if (hours > MAX_AGE_INTERVALS * everyHours)
    return fault(`${old}, though one is due every ${countWithNoun(everyHours, 'hour')}. See the server’s log.`);
  return good(`${old}.`);
}
