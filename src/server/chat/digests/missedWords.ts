import { countWithNoun, joinWithAnd } from '../../../domain/text/words';

export const MAX_COUNTED_MESSAGES = 100;

/** Maximum number of conversation names in one line; with more conversations, the line gives their number. */
const MAX_NAMES = 2;

/** '1 new message', '3 new messages', '100+ new messages'. */
export const missedCountText = (count: number): string =>
  count > MAX_COUNTED_MESSAGES ? `${MAX_COUNTED_MESSAGES}+ new messages` : countWithNoun(count, 'new message');

/** The total number of messages in several conversations; exceeds the cap as soon as one of them does. */
export const totalMissed = (channels: readonly { count: number }[]): number =>
  channels.reduce((sum, { count }) => sum + count, 0);

export function channelNamesText(channels: readonly { name: string }[], further = 0): string {
  const count = channels.length + further;
  if (count > MAX_NAMES) return `in ${countWithNoun(count, 'chat')}`;
  return `in ${joinWithAnd(channels.map(({ name }) => name))}`;
}
