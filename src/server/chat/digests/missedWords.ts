import type { Language } from '../../../domain/text/languages';
import { wordsIn } from './digestWords.gen';
import { listText } from '../../../domain/text/lists';

export const MAX_COUNTED_MESSAGES = 100;

/** Maximum number of conversation names in one line; with more conversations, the line gives their number. */
const MAX_NAMES = 2;

/** The total number of messages in several conversations; exceeds the cap as soon as one of them does. */
export const totalMissed = (channels: readonly { count: number }[]): number =>
  channels.reduce((sum, { count }) => sum + count, 0);

/** The number of new messages, and where they are, in one line. */
export function missedText(
  channels: readonly { name: string; count: number }[],
  language: Language,
  { furtherChannels = 0, furtherMessages = 0 } = {},
): string {
  const words = wordsIn(language).missed;
  const count = totalMissed(channels) + furtherMessages;
  const chats = channels.length + furtherChannels;
  const names = listText(
    channels.map(({ name }) => name),
    language,
  );
  const max = MAX_COUNTED_MESSAGES;
  if (count > max)
    return chats > MAX_NAMES ? words.uncountedInMany({ max, chats }) : words.uncountedInNamed({ max, names });
  return chats > MAX_NAMES ? words.inMany({ count, chats }) : words.inNamed({ count, names });
}
