/** What somebody has not read in a channel and was not told of: the messages after one, up to another. */
export interface MissedRange {
  channelId: string;
  /** None when it is everything. */
  afterId: string | null;
  upToId: string;
}

/** The range alone, as a mail or a push carries it to its delivery. */
export const rangeOf = ({ channelId, afterId, upToId }: MissedRange): MissedRange => ({ channelId, afterId, upToId });

/** The beginning of the one that begins first: null is before everything. */
const firstOf = (a: string | null, b: string | null) => (a === null || b === null ? null : a < b ? a : b);

/** All that was to be told at any of several times, whichever came first: one range a channel. */
export function joinRanges(...lists: MissedRange[][]): MissedRange[] {
  const joined = new Map<string, MissedRange>();
  for (const { channelId, afterId, upToId } of lists.flat()) {
    const other = joined.get(channelId) ?? { afterId, upToId };
    joined.set(channelId, {
      channelId,
      afterId: firstOf(other.afterId, afterId),
      upToId: other.upToId > upToId ? other.upToId : upToId,
    });
  }
  return [...joined.values()];
}
