import { inArray } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { members } from '../db/schema';

/** Notes who was active, and writes it for all of them at once: a request costs no statement for it. */
export interface Activity {
  touch: (userId: string) => void;
  flush: () => Promise<void>;
}

export function makeActivity(database: Database, clock: Clock): Activity {
  let seen = new Set<string>();
  return {
    touch: (userId) => void seen.add(userId),
    flush: async () => {
      if (seen.size === 0) return;
      const userIds = [...seen];
      seen = new Set();
      await database.db.update(members).set({ lastActiveAt: clock.now() }).where(inArray(members.userId, userIds));
    },
  };
}
