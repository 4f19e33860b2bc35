/** What somebody has not read in a channel and was not told of: the messages after one, up to another. */
export interface MissedRange {
  channelId: string;
  /** None when it is everything. */
  afterId: string | null;
  upToId: string;
}

/** The range alone, as a mail or a push carries it to its delivery. */
export const rangeOf = ({ channelId, afterId, upToId }: MissedRange): MissedRange => ({ channelId, afterId, upToId });

/** What was to be told, and what came since: one range a channel. */
export function joinRanges(ranges: MissedRange[], newer: MissedRange[]): MissedRange[] {
  const joined = new Map(ranges.map((range) => [range.channelId, range]));
  for (const { channelId, afterId, upToId } of newer) {
    const older = joined.get(channelId);
    joined.set(channelId, { channelId, afterId: older ? older.afterId : afterId, upToId });
  }
  return [...joined.values()];
}
