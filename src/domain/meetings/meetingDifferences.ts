import { pauseAhead, seriesStarts, type PauseAhead, type Schedule } from './schedule';

/** Epoch seconds; absent if the series no longer has this start. */
export interface MovedStart {
  before?: number;
  after?: number;
}

export interface MeetingDifferences {
  moved?: MovedStart;
  length: boolean;
  /** 'lifted': an upcoming or current pause was removed. */
  pause?: 'set' | 'lifted';
}

/** More than a year of a daily meeting, to include every clock change. */
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
  const from = (pause: PauseAhead) => Math.max(pause.from, nowSeconds);
  if (was && is && from(was) === from(is) && was.to === is.to) return undefined;
  return is ? 'set' : 'lifted';
}

export const meetingDifferences = (before: Schedule, after: Schedule, nowSeconds: number): MeetingDifferences => ({
  moved: movedStart(before, after, nowSeconds),
  length: before.duration !== after.duration,
  pause: pauseDifference(before, after, nowSeconds),
});

export const isDifferent = ({ moved, length, pause }: MeetingDifferences): boolean =>
  moved !== undefined || length || pause !== undefined;
