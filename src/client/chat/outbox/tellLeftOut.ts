import type { Mention, Message } from '../../../contract/entities.gen';
import { showMessage } from '../../ui/messages/showMessage';
import { words } from '../words';

/** Says who wasn't told of a message that names them: they have left the channel meanwhile (rule chat.mentions). */
export function tellLeftOut(meant: readonly Mention[] | undefined, { mentions: told = [] }: Message): void {
  const leftOut = (meant ?? []).filter(({ userId }) => !told.some((one) => one.userId === userId));
  if (leftOut.length > 0) showMessage(words.leftOut(leftOut.map(({ name }) => name)));
}
