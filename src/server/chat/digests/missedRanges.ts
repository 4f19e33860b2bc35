export interface MissedRange {
  channelId: string;
  /** Null for the whole channel. */
  afterId: string | null;
  upToId: string;
}

export const rangeOf = ({ channelId, afterId, upToId }: MissedRange): MissedRange => ({ channelId, afterId, upToId });

const firstOf = (a: string | null, b: string | null) => (a === null || b === null ? null : a < b ? a : b);

/** Joins ranges of several digests: a single range per channel, from the earliest start. */
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
