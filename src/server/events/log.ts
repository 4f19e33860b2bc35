import type { StreamEvent } from '../../contract/entities.gen';
import type { Tx } from '../db/client';
import { events } from '../db/schema';
import type { Audience } from '../context';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A stream event as the contract describes it, before it has a place in the log (decision 46). */
export type StreamPayload = WithoutId<StreamEvent>;

/** How long an event stays in the log: a client that was away longer fetches everything again. */
export const EVENTS_KEPT_DAYS = 7;

/** Writes events in the transaction that causes them: one statement, however many. */
export async function writeEvents(
  tx: Tx,
  told: { audience: Audience; payload: StreamPayload }[],
  now: Date,
): Promise<void> {
  const rows = told
    .filter(({ audience }) => 'channelId' in audience || audience.userIds.length > 0)
    .map(({ audience, payload: { type, ...payload } }) => ({
      type,
      payload,
      createdAt: now,
      ...('channelId' in audience
        ? { channelId: audience.channelId }
        : { audienceUserIds: [...new Set(audience.userIds)] }),
    }));
  if (rows.length > 0) await tx.insert(events).values(rows);
}
