import { pauseAhead, seriesStarts, type Schedule } from './schedule';

/** The same start of a series, before a change and after it. Epoch seconds; absent where the series has none any more. */
export interface MovedStart {
  before?: number;
  after?: number;
}

/** What a change of a meeting means for the people who attend it. */
export interface MeetingDifferences {
  /** The first start that is at another time than it was; absent when the meeting stays at its time. */
  moved?: MovedStart;
  /** It takes longer, or less long, than it did. */
  length: boolean;
  /** A pause is set or changed; or one that was ahead or under way no longer is. */
  pause?: 'set' | 'lifted';
}

/** Starts that are compared: more than a year of a daily meeting, so that every change of clocks is among them. */
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
  if (was?.from === is?.from && was?.to === is?.to) return undefined;
  return is ? 'set' : 'lifted';
}

/** Compares a meeting with what it was; `nowSeconds` is epoch seconds (rule meetings.changes). */
export const meetingDifferences = (before: Schedule, after: Schedule, nowSeconds: number): MeetingDifferences => ({
  moved: movedStart(before, after, nowSeconds),
  length: before.duration !== after.duration,
  pause: pauseDifference(before, after, nowSeconds),
});

/** Whether a change means anything to the people who attend the meeting. */
export const isDifferent = ({ moved, length, pause }: MeetingDifferences): boolean =>
  moved !== undefined || length || pause !== undefined;
