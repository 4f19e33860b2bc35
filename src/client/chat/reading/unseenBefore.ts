import type { Message } from '../../../contract/entities.gen';
import { countsAsUnread } from '../channelUpdates';

export interface LoadedMessages {
  messages: readonly Message[];
  hasBeginning: boolean;
}

/**
 * Whether reading on would skip messages of others between the last read and the first visible one (rule chat.read).
 * Ids increase in the order of writing.
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
