import type { Message } from '../../../contract/entities.gen';
import { countsAsUnread } from '../channelUpdates';

/** A section of a channel's messages, at any position. */
export interface LoadedMessages {
  /** In order. */
  messages: readonly Message[];
  /** Whether no messages precede the first message of the section. */
  hasBeginning: boolean;
}

/**
 * Whether other people wrote, or may have written, messages between the last read message and the first visible one,
 * which reading on would skip (rule chat.read). Ids increase in the order of writing.
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
