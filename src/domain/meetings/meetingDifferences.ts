import { pauseAhead, seriesStarts, type PauseAhead, type Schedule } from './schedule';

/** A series start before and after a change. Epoch seconds; absent if the series no longer has one. */
export interface MovedStart {
  before?: number;
  after?: number;
}

/** The effects of a meeting change on its attendees. */
export interface MeetingDifferences {
  /** The first start with a different time; absent if the time is unchanged. */
  moved?: MovedStart;
  /** The duration changes. */
  length: boolean;
  /** A pause is set or changed, or an upcoming or current pause is lifted. */
  pause?: 'set' | 'lifted';
}

/** Number of starts compared: more than a year of a daily meeting, to include every clock change. */
const COMPARED_STARTS = 370;

function movedStart(before: Schedule, after: Schedule, nowSeconds: number): MovedStart | undefined {
  const was = seriesStarts(before, nowSeconds, COMPARED_STARTS);
  const is = seriesStarts(after, nowSeconds, COMPARED_STARTS);
  for (let index = 0; index < Math.max(was.length, is.length); index++)
    if (was[index] !== is[index]) return { before: was[index], after: is[index] };
  return undefined;
}

function pauseDifference(before: Schedule, after: Schedule, nowSeconds: number): MeetingDifferences['pause'] {
  const was = pauseAhead(before, nowSeconds);
  const is = pauseAhead(after, nowSeconds);
  if (!was && !is) return undefined;
  // The start of a current pause no longer matters.
  const from = (pause: PauseAhead) => Math.max(pause.from, nowSeconds);
  if (was && is && from(was) === from(is) && was.to === is.to) return undefined;
  return is ? 'set' : 'lifted';
}

/** Compares a meeting with its previous version; `nowSeconds` is epoch seconds (rule meetings.changes). */
export const meetingDifferences = (before: Schedule, after: Schedule, nowSeconds: number): MeetingDifferences => ({
  moved: movedStart(before, after, nowSeconds),
  length: before.duration !== after.duration,
  pause: pauseDifference(before, after, nowSeconds),
});

/** Whether a change affects the meeting's attendees. */
export const isDifferent = ({ moved, length, pause }: MeetingDifferences): boolean =>
  moved !== undefined || length || pause !== undefined;
