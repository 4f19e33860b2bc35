import type { Message } from '../../../contract/entities.gen';
import { countsAsUnread } from '../channelUpdates';

/** A stretch of a channel's messages, from any position. */
export interface LoadedMessages {
  /** In order. */
  messages: readonly Message[];
  /** Whether no messages precede the first. */
  hasBeginning: boolean;
}

/**
 * Whether there are, or may be, others' messages between the last read one and the first visible one, which reading on
 * would skip (rule chat.read). Ids rise in the order of writing.
 */
export function isUnseenBefore(
  { messages, hasBeginning }: LoadedMessages,
  readId: string,
  firstId: string,
  userId: string,
) {
  const [first] = messages;
  const reachesBack = hasBeginning || (readId !== '' && first !== undefined && first.id <= readId);
  return !reachesBack || messages.some((one) => one.id > readId && one.id < firstId && countsAsUnread(one, userId));
}
