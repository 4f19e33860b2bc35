import type { Message } from '../../../contract/entities.gen';
import { needsReading } from '../channelUpdates';

/** A stretch of a channel's messages, which may begin anywhere. */
export interface Stretch {
  /** In order. */
  messages: readonly Message[];
  /** Whether nothing stands before the first of them. */
  hasBeginning: boolean;
}

/**
 * Whether others' messages stand between the last read one and the first that is visible, or may stand there: reading on from it
 * would pass them unseen (rule chat.read). Ids rise in the order of writing.
 */
export function isUnseenBefore({ messages, hasBeginning }: Stretch, readId: string, firstId: string, userId: string) {
  const [first] = messages;
  const reachesBack = hasBeginning || (readId !== '' && first !== undefined && first.id <= readId);
  return !reachesBack || messages.some((one) => one.id > readId && one.id < firstId && needsReading(one, userId));
}
