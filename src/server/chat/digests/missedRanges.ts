/** Messages in a channel that a person hasn't read or had in a digest: after one, up to another. */
export interface MissedRange {
  channelId: string;
  /** Null for everything. */
  afterId: string | null;
  upToId: string;
}

/** Only the range, as carried by a mail or a push until delivery. */
export const rangeOf = ({ channelId, afterId, upToId }: MissedRange): MissedRange => ({ channelId, afterId, upToId });

/** The start of the earlier range; null is before everything. */
const firstOf = (a: string | null, b: string | null) => (a === null || b === null ? null : a < b ? a : b);

/** Joins ranges of several digests: one range per channel, from the earliest start. */
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
