import fc from 'fast-check';
import { clockShift, clockShiftWords } from './clockShift';
import { dueMoments, startBefore } from './meetingMoments';
import { seriesStarts, type Schedule } from './schedule';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number | undefined) => seconds && new Date(seconds * 1000).toISOString().slice(0, 16);

const tuesdays: Schedule = {
  unixTime: at('2026-03-03T19:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  weekday: 'TUESDAY',
};

const due = (schedule: Schedule, since: string, now: string) =>
  dueMoments(schedule, at(since), at(now)).due.map(({ moment, occurrence }) => [moment, iso(occurrence.at)]);
const nextAt = (schedule: Schedule, now: string) => iso(dueMoments(schedule, at(now), at(now)).nextAt);

it.each([
  ['2026-03-08T09:00Z', '2026-03-09T19:00'],
  ['2026-03-09T19:00Z', '2026-03-10T18:45'],
  ['2026-03-10T18:45Z', '2026-03-10T20:00'],
  ['2026-03-10T20:00Z', '2026-03-10T22:00'],
  ['2026-03-10T22:00Z', '2026-03-16T19:00'],
  // The day before a clock change still has 24 hours.
  ['2026-03-30T12:00Z', '2026-03-30T18:00'],
])(
  'a meeting is checked a day before, 15 minutes before, at its end and two hours later: after %s, next at %s',
  (now, next) => {
    expect(nextAt(tuesdays, now)).toBe(next);
  },
);

it.each([
  ['2026-03-09T18:59Z', []],
  ['2026-03-09T19:00Z', ['DAY']],
  ['2026-03-09T21:59Z', ['DAY']],
  ['2026-03-09T22:00Z', []],
  ['2026-03-10T18:45Z', ['SOON']],
  ['2026-03-10T18:59Z', ['SOON']],
  ['2026-03-10T19:00Z', []],
  ['2026-03-10T20:00Z', ['OVER']],
  ['2026-03-10T22:00Z', ['OVER', 'AFTER']],
  ['2026-03-11T21:59Z', ['OVER', 'AFTER']],
  ['2026-03-11T22:00Z', ['OVER']],
  ['2026-03-11T22:01Z', []],
])('a check at %s, two days after the last one, finds %j due', (now, moments) => {
  const since = new Date(Date.parse(now) - 2 * 86_400_000).toISOString();
  expect(due(tuesdays, since, now).map(([moment]) => moment)).toEqual(moments);
});

it('a meeting checked at its end is over', () => {
  expect(due(tuesdays, '2026-03-10T20:00Z', '2026-03-10T20:00Z').map(([moment]) => moment)).toEqual(['OVER']);
});

it('a meeting is followed up once, two hours after its end, but not after the next meeting', () => {
  expect(due(tuesdays, '2026-03-10T22:00Z', '2026-03-10T22:00Z').map(([moment]) => moment)).toEqual(['AFTER']);
  expect(due(tuesdays, '2026-03-10T22:01Z', '2026-03-10T22:01Z')).toEqual([]);
  const everyThreeHours = {
    ...tuesdays,
    changes: [{ start: at('2026-03-17T19:00Z'), movedTo: at('2026-03-10T23:00Z') }],
  };
  expect(due(everyThreeHours, '2026-03-10T20:01Z', '2026-03-10T22:59Z')).toContainEqual(['AFTER', '2026-03-10T19:00']);
  expect(due(everyThreeHours, '2026-03-10T20:01Z', '2026-03-10T23:00Z')).not.toContainEqual([
    'AFTER',
    '2026-03-10T19:00',
  ]);
});

it('moments that had passed when a meeting was changed are no longer due', () => {
  expect(due(tuesdays, '2026-03-09T19:01Z', '2026-03-09T20:00Z')).toEqual([]);
  expect(due(tuesdays, '2026-03-10T18:46Z', '2026-03-10T18:50Z')).toEqual([]);
});

it('reminders follow a moved date to its new time, and skip dates that are skipped or paused', () => {
  const start = at('2026-03-10T19:00Z');
  const moved = { ...tuesdays, changes: [{ start, movedTo: at('2026-03-12T08:00Z') }] };
  expect(due(moved, '2026-03-08T00:00Z', '2026-03-09T19:00Z')).toEqual([]);
  expect(due(moved, '2026-03-10T00:00Z', '2026-03-11T08:00Z')).toEqual([['DAY', '2026-03-12T08:00']]);
  const skipped = { ...tuesdays, changes: [{ start }] };
  expect(nextAt(skipped, '2026-03-08T09:00Z')).toBe('2026-03-16T19:00');
  const paused = { ...tuesdays, pausedFromEpoch: at('2026-03-04T00:00Z'), pausedToEpoch: at('2026-03-18T00:00Z') };
  expect(nextAt(paused, '2026-03-08T09:00Z')).toBe('2026-03-23T19:00');
});

it('a single meeting is not checked again after its follow-up', () => {
  const single = { ...tuesdays, recurring: false };
  expect(nextAt(single, '2026-03-03T22:00Z')).toBeUndefined();
  expect(nextAt(single, '2026-03-03T20:00Z')).toBe('2026-03-03T22:00');
  expect(nextAt(single, '2026-03-03T19:30Z')).toBe('2026-03-03T20:00');
});

it('checks continue as usual after a long outage', () => {
  expect(dueMoments(tuesdays, at('2026-03-08T09:00Z'), at('2026-06-01T09:00Z'))).toEqual({
    due: [],
    nextAt: at('2026-06-01T18:00Z'),
  });
});

const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  unixTime: fc.integer({ min: at('2026-01-01T00:00Z') / 60, max: at('2026-03-01T00:00Z') / 60 }).map((m) => m * 60),
  timezone: fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'),
  recurring: fc.constant(true),
  frequency: fc.integer({ min: 1, max: 3 }),
  frequencyPeriod: fc.constantFrom('Day' as const, 'Week' as const, 'Month' as const),
  duration: fc.integer({ min: 15, max: 120 }),
});

it('a year of checks sends one reminder a day before each meeting, one 15 minutes before it, and one follow-up', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      const end = at('2027-01-01T00:00Z');
      const seen: string[] = [];
      let since = schedule.unixTime - 2 * 86_400;
      for (let now: number | undefined = since; now !== undefined && now < end;) {
        const { due: found, nextAt: next } = dueMoments(schedule, since, now);
        for (const { moment, occurrence } of found) if (moment !== 'OVER') seen.push(`${moment} ${occurrence.start}`);
        [since, now] = [now + 1, next];
      }
      const starts = seriesStarts(schedule, schedule.unixTime, 500).filter((start) => start < end);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(starts.map((start) => `DAY ${start}`)));
      expect(seen).toEqual(expect.arrayContaining(starts.map((start) => `SOON ${start}`)));
      const followedUp = starts.filter((start) => start + schedule.duration * 60 + 7200 < end);
      expect(seen).toEqual(expect.arrayContaining(followedUp.map((start) => `AFTER ${start}`)));
    }),
    { numRuns: 15 },
  );
});

it.each([
  ['Europe/London', '2026-03-31T18:00Z', 0],
  // New York's clocks change on 8 March, London's on 29 March.
  ['America/New_York', '2026-03-10T19:00Z', 60],
  ['America/New_York', '2026-03-31T18:00Z', -60],
  ['Asia/Kolkata', '2026-03-31T18:00Z', -60],
  ['Europe/London', '2026-03-10T19:00Z', 0],
])('in %s the meeting of %s is %i minutes later than the previous meeting', (zone, start, minutes) => {
  const before = startBefore(tuesdays, at(start));
  expect(clockShift(before ?? 0, at(start), zone)).toBe(minutes);
});

it('the first meeting of a series has no previous meeting', () => {
  expect(startBefore(tuesdays, tuesdays.unixTime)).toBeUndefined();
  expect(iso(startBefore(tuesdays, at('2026-03-10T19:00Z')))).toBe('2026-03-03T19:00');
});

it('the previous meeting is the last that took place, before skipped and paused ones', () => {
  const start = at('2026-04-07T18:00Z');
  const skipped = { ...tuesdays, changes: [{ start: at('2026-03-31T18:00Z') }, { start: at('2026-03-24T19:00Z') }] };
  expect(iso(startBefore(skipped, start))).toBe('2026-03-17T19:00');
  const paused = { ...skipped, pausedFromEpoch: at('2026-03-05T00:00Z'), pausedToEpoch: at('2026-03-24T00:00Z') };
  expect(iso(startBefore(paused, start))).toBe('2026-03-03T19:00');
  expect(startBefore({ ...paused, pausedFromEpoch: at('2026-03-01T00:00Z') }, start)).toBeUndefined();
});

it.each([
  [0, undefined],
  [60, 'an hour later than usual for you'],
  [-60, 'an hour earlier than usual for you'],
  [30, '30 minutes later than usual for you'],
  [-120, '2 hours earlier than usual for you'],
])('a shift of %i minutes is described as %s', (minutes, words) => {
  expect(clockShiftWords(minutes, 'en')).toBe(words);
});
