import { Gauge, type Registry } from 'prom-client';
import type { ScheduledBackups } from '../config/backups';
import type { Clock } from '../clock';
import { newestBackup } from '../backup/schedule';
import { storeOf } from '../backup/targets';
import type { Source } from './source';

/** A bucket isn't listed for each scrape. */
const LOOK_MS = 5 * 60 * 1000;

/** The age of the newest scheduled backup, since a backup that is never attempted doesn't count as failed. */
export function backupSource(registers: Registry[], scheduled: ScheduledBackups, clock: Clock): Source {
  const age = new Gauge({
    name: 'stepwell_backup_age_seconds',
    help: 'Since the newest backup by the clock was made; absent where there is none.',
    registers,
  });
  const store = storeOf(scheduled);
  let seen: { at: number; madeAt: number } | undefined;
  return {
    name: 'backups',
    gauges: [age],
    read: async () => {
      const now = clock.now();
      const at = now.getTime();
      if (!seen || at - seen.at >= LOOK_MS) {
        const newest = await newestBackup(store, now);
        seen = newest && { at, madeAt: newest.madeAt };
      }
      if (!seen) throw new Error(`There is no backup in ${scheduled.target}.`);
      age.set((at - seen.madeAt) / 1000);
    },
  };
}
