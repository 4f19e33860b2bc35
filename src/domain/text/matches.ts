import { foldText } from './foldText';

export interface SearchableItem {
  name: string;
  /** Searched together with the name, such as an owner or leader. */
  also?: string;
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * 0 for the whole name, 1 for its beginning, 2 for consecutive words, the last possibly partial, 3 for beginnings of
 * words in any order, 4 for the name combined with `also`, 5 inside words; undefined without a match.
 */
export function matchRank({ name, also = '' }: SearchableItem, typed: string): number | undefined {
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

export function bestMatches<Thing extends SearchableItem>(things: readonly Thing[], typed: string): Thing[] {
  return things
    .flatMap((thing) => {
      const rank = matchRank(thing, typed);
      return rank === undefined ? [] : [{ thing, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
