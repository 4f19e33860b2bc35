import type { Mention, Message } from '../../../contract/entities.gen';
import { showMessage } from '../../ui/messages/showMessage';
import { words } from '../words.gen';
import { listText } from '../../../domain/text/lists';
import { LANGUAGE } from '../../ui/language';

/** People who have left the channel weren't notified of the mention (rule chat.mentions). */
export function warnOfDepartedMentions(meant: readonly Mention[] | undefined, { mentions: told = [] }: Message): void {
  const leftOut = (meant ?? []).filter(({ userId }) => !told.some((one) => one.userId === userId));
  if (leftOut.length > 0)
    showMessage(
      words.leftOut({
        count: leftOut.length,
        names: listText(
          leftOut.map(({ name }) => name),
          LANGUAGE,
        ),
      }),
    );
}
