import type { Batch } from './dispatcher';
import { framesOf, refetchFrame } from './frames';

/** What to deliver after one poll of the log, and to whom. */
export type Delivery =
  | { to: 'people'; userIds: readonly string[]; frame: Buffer }
  | { to: 'everybody'; frame: Buffer }
  /** The final frame for the streams of these people, or of one of their sessions. */
  | { to: 'sessions'; userIds: readonly string[]; sessionId: string | undefined; frame: Buffer };

/** After too many events everyone concerned refetches; otherwise each event goes to its recipients. */
export function deliveriesOf({ events, people, now, refetch }: Batch, at: Date): Delivery[] {
  if (refetch) {
    const frame = refetchFrame(now.xmin, at);
    return [refetch === 'everybody' ? { to: 'everybody', frame } : { to: 'people', userIds: refetch, frame }];
  }
  const frames = framesOf(events, now.xmin, at);
  return events.flatMap((event, index): Delivery[] => {
    const frame = frames[index];
    if (!frame) return [];
    const userIds = event.userIds ?? people.get(event.channelId ?? '') ?? [];
    if (event.type !== 'logout') return [{ to: 'people', userIds, frame }];
    const { sessionId } = JSON.parse(event.payload) as { sessionId?: string };
    return [{ to: 'sessions', userIds, sessionId, frame }];
  });
}
