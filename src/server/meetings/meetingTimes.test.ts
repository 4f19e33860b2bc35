import fc from 'fast-check';
import { currentMeeting } from '../../domain/meetings/heldMeetings';
import { describeFrequency } from '../../domain/meetings/frequency';
import {
  isPaused,
  pauseAhead,
  nextMeeting,
  nextOccurrence,
  seriesStarts,
  weekdayNumber,
  type Schedule,
} from '../../domain/meetings/schedule';
import { meetingTimes } from './meetingTimes';

const start = Date.UTC(2026, 2, 3, 19) / 1000;

const schedules = fc.record({
  unixTime: fc.constant(start),
  timezone: fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kathmandu'),
  recurring: fc.boolean(),
  frequency: fc.integer({ min: 1, max: 3 }),
  frequencyPeriod: fc.constantFrom('Day' as const, 'Week' as const, 'Month' as const),
  duration: fc.constantFrom(15, 60, 3 * 24 * 60),
  weekday: fc.constant('TUESDAY' as const),
  weekInMonth: fc.constant('First' as const),
  pausedFromEpoch: fc.option(fc.integer({ min: start, max: start + 10 * 86_400 }), { nil: undefined }),
  pausedToEpoch: fc.option(fc.integer({ min: start + 10 * 86_400, max: start + 20 * 86_400 }), { nil: undefined }),
});

function previousOf(schedule: Schedule, now: number): number | undefined {
  const next = nextMeeting(schedule, now);
  if (next === undefined) return undefined;
  return seriesStarts(schedule, schedule.unixTime, 60)
    .filter((one) => one < next && !isPaused(schedule, one))
    .at(-1);
}

const workedOut = (schedule: Schedule, now: number) => ({
  next: nextOccurrence(schedule, now),
  previous: previousOf(schedule, now),
  current: currentMeeting(schedule, now),
  paused: isPaused(schedule, now),
  comingPause: isPaused(schedule, now) ? undefined : pauseAhead(schedule, now),
  words: describeFrequency(schedule, {
    startSeconds: seriesStarts(schedule, now, 1)[0] ?? schedule.unixTime,
    zone: schedule.timezone,
    locale: 'en',
  }),
  weekday: weekdayNumber(schedule),
});

const instants = fc.array(
  fc.tuple(
    fc.integer({ min: -1, max: 25 }),
    fc.constantFrom(-900, 0, 900, 3600, 3 * 86_400, 40_000),
    fc.integer({ min: -1, max: 2 }),
  ),
  { minLength: 2, maxLength: 40 },
);

it('cached meeting times equal newly computed times at every instant', () => {
  fc.assert(
    fc.property(schedules, instants, (schedule, when) => {
      const asked = when.map(([day, offset, second]) => start + day * 86_400 + offset + second).sort((a, b) => a - b);
      for (const now of asked) expect(meetingTimes(schedule, now)).toEqual(workedOut(schedule, now));
    }),
    { numRuns: 300 },
  );
});
