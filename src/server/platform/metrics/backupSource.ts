import { Gauge, type Registry } from 'prom-client';
import type { ScheduledBackups } from '../config/backups';
import type { Clock } from '../clock';
import { newestBackup } from '../backup/schedule';
import { storeOf } from '../backup/targets';
import type { Source } from './source';

/** The age of the newest scheduled backup, since a backup that is never attempted doesn't count as failed. */
export function backupSource(registers: Registry[], scheduled: ScheduledBackups, clock: Clock): Source {
  const age = new Gauge({
    name: 'stepwell_backup_age_seconds',
    help: 'Since the newest backup by the clock was made; absent where there is none.',
    registers,
  });
  return {
    name: 'backups',
    gauges: [age],
    read: async () => {
      const now = clock.now();
      const newest = await newestBackup(storeOf(scheduled), now);
      if (newest === undefined) throw new Error(`There is no backup in ${scheduled.target}.`);
      age.set((now.getTime() - newest.madeAt) / 1000);
    },
  };
}
