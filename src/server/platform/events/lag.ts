import { sql } from 'drizzle-orm';
import { newEvents, type RunQuery } from './reader';
import type { Snapshot } from './snapshot';

export interface LogLag {
  events: number;
  seconds: number;
}

/** Counting more would only slow the reader further. */
const MAX_COUNTED = 10_000;

export async function readLag(run: RunQuery, seen: Snapshot, now: Date): Promise<LogLag> {
  const [row] = await run(sql`
    select count(*)::int as events, extract(epoch from min(created_at))::float8 as oldest
    from (select created_at from (${newEvents(seen, MAX_COUNTED)}) new limit ${MAX_COUNTED}) unseen`);
  const oldest = row?.oldest as number | null | undefined;
  return { events: Number(row?.events), seconds: oldest == null ? 0 : Math.max(0, now.getTime() / 1000 - oldest) };
}
