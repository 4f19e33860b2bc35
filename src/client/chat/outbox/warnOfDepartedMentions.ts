import type { Mention, Message } from '../../../contract/entities.gen';
import { showMessage } from '../../ui/messages/showMessage';
import { words } from '../words';

/**
 * Warns of people whom a message mentions but who have left the channel, and so weren't notified (rule chat.mentions).
 */
export function warnOfDepartedMentions(meant: readonly Mention[] | undefined, { mentions: told = [] }: Message): void {
  const leftOut = (meant ?? []).filter(({ userId }) => !told.some((one) => one.userId === userId));
  if (leftOut.length > 0) showMessage(words.leftOut(leftOut.map(({ name }) => name)));
}
