import { nextStart, type MeetingTimes } from './joinWindow';

/** Of several that meet, the one whose meeting is under way or comes first; undefined when none is ahead. */
export function soonest<Meeting extends { scheduledMeeting: MeetingTimes }>(
  all: readonly Meeting[],
  now: number,
): Meeting | undefined {
  const [next] = all
    .flatMap((one) => {
      const start = nextStart(one.scheduledMeeting, now);
      return start === undefined ? [] : [{ one, start }];
    })
    .sort((a, b) => a.start - b.start);
  return next?.one;
}
