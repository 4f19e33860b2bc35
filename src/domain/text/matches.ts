import { foldText } from './foldText';

/** What can be found by what is typed of its name. */
export interface Findable {
  name: string;
  /** What else it is found by, together with its name: whose it is, or who leads it. */
  also?: string;
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How well a thing fits what is typed, whatever the case and accents of either: 0 by its whole name, 1 by how its name begins,
 * 2 by words of it that follow one another, of which the last need only be begun, 3 by how words of it begin, in any order,
 * 4 by its name and what else it is found by together, 5 in the middle of words. Undefined where it doesn't fit, or nothing is
 * typed.
 */
export function matchRank({ name, also = '' }: Findable, typed: string): number | undefined {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return undefined;
  const own = wordsOf(name);
  const whole = own.join(' ');
  const sought = wanted.join(' ');
  if (whole === sought) return 0;
  if (whole.startsWith(sought)) return 1;
  if (` ${whole}`.includes(` ${sought}`)) return 2;
  const all = [...own, ...wordsOf(also)];
  const begins = (among: readonly string[]) => wanted.every((word) => among.some((one) => one.startsWith(word)));
  if (begins(own)) return 3;
  if (begins(all)) return 4;
  return wanted.every((word) => all.some((one) => one.includes(word))) ? 5 : undefined;
}

/** Those that fit what is typed, the best first, and else in the order in which they came. */
export function bestMatches<Thing extends Findable>(things: readonly Thing[], typed: string): Thing[] {
  return things
    .flatMap((thing) => {
      const rank = matchRank(thing, typed);
      return rank === undefined ? [] : [{ thing, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
