import { countOf, listOf } from '../../../domain/text/words';

/** Counting stops here. */
export const MISSED_CAP = 100;

/** Number of conversation names in one line; beyond that, it gives their number. */
const MAX_NAMES = 2;

/** '1 new message', '3 new messages', '100+ new messages'. */
export const countOfMissed = (count: number): string =>
  count > MISSED_CAP ? `${MISSED_CAP}+ new messages` : countOf(count, 'new message');

/** Total messages of several conversations; over the cap as soon as one of them is. */
export const totalOf = (channels: readonly { count: number }[]): number =>
  channels.reduce((sum, { count }) => sum + count, 0);

/** 'in Early Birds', 'in Early Birds and Night Owls', 'in 4 chats'. */
export function placesOf(channels: readonly { name: string }[], further = 0): string {
  const count = channels.length + further;
  if (count > MAX_NAMES) return `in ${countOf(count, 'chat')}`;
  return `in ${listOf(channels.map(({ name }) => name))}`;
}
