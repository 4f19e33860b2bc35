import { currentMeeting, currentOccurrence, lastEnd } from './heldMeetings';
import {
  dueOccurrences,
  nextMeeting,
  nextOccurrence,
  pauseAhead,
  seriesStarts,
  type Schedule,
  scheduleOf,
  weekdayNumber,
} from './schedule';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number | undefined) => seconds && new Date(seconds * 1000).toISOString().slice(0, 16) + 'Z';

const meeting = (changes: Partial<Schedule> = {}): Schedule => ({
  unixTime: at('2026-01-06T19:00:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  ...changes,
});

const starts = (schedule: Schedule, from: string, count: number) => seriesStarts(schedule, at(from), count).map(iso);

it('a weekly meeting recurs every n weeks from its first date', () => {
  expect(starts(meeting({ frequency: 2 }), '2026-01-01T00:00Z', 3)).toEqual([
    '2026-01-06T19:00Z',
    '2026-01-20T19:00Z',
    '2026-02-03T19:00Z',
  ]);
});

it('a weekly meeting whose date is on another weekday begins on the first matching weekday after it', () => {
  expect(starts(meeting({ weekday: 'MONDAY' }), '2026-01-01T00:00Z', 2)).toEqual([
    '2026-01-12T19:00Z',
    '2026-01-19T19:00Z',
  ]);
  expect(weekdayNumber(meeting({ weekday: 'MONDAY' }))).toBe(1);
  expect(weekdayNumber(meeting())).toBe(2);
  expect(weekdayNumber(meeting({ unixTime: at('2026-01-11T19:00:00Z') }))).toBe(7);
});

it('a weekly meeting uses the weekday in its own zone, not in UTC', () => {
  const late = meeting({ timezone: 'Asia/Kolkata', unixTime: at('2026-01-06T19:00:00Z'), weekday: 'WEDNESDAY' });
  expect(starts(late, '2026-01-01T00:00Z', 1)).toEqual(['2026-01-06T19:00Z']);
  expect(weekdayNumber(late)).toBe(3);
});

it('a daily meeting recurs every n days', () => {
  const daily = meeting({ frequencyPeriod: 'Day', frequency: 3 });
  expect(starts(daily, '2026-01-07T00:00Z', 2)).toEqual(['2026-01-09T19:00Z', '2026-01-12T19:00Z']);
});

describe('a monthly meeting by date', () => {
  const monthly = meeting({ frequencyPeriod: 'Month', unixTime: at('2026-01-31T19:00:00Z') });

  it('a monthly meeting by date falls on the last day of a shorter month and returns to its day afterwards', () => {
    expect(starts(monthly, '2026-01-01T00:00Z', 4)).toEqual([
      '2026-01-31T19:00Z',
      '2026-02-28T19:00Z',
      '2026-03-31T18:00Z',
      '2026-04-30T18:00Z',
    ]);
    expect(starts(monthly, '2028-02-01T00:00Z', 1)).toEqual(['2028-02-29T19:00Z']);
  });

  it('a monthly meeting by date ignores a weekday', () => {
    expect(starts({ ...monthly, weekday: 'MONDAY' }, '2026-01-01T00:00Z', 1)).toEqual(['2026-01-31T19:00Z']);
  });

  it('a monthly meeting by date every three months continues into the next year', () => {
    const quarterly = meeting({ frequencyPeriod: 'Month', frequency: 3, unixTime: at('2026-10-15T18:00:00Z') });
    expect(starts(quarterly, '2026-10-16T00:00Z', 2)).toEqual(['2027-01-15T19:00Z', '2027-04-15T18:00Z']);
  });
});

describe('a monthly meeting by weekday', () => {
  const nth = (changes: Partial<Schedule>) => meeting({ frequencyPeriod: 'Month', ...changes });

  it('a monthly meeting by weekday falls on the nth weekday of each month', () => {
    const first = nth({ weekInMonth: 'First', weekday: 'TUESDAY' });
    expect(starts(first, '2026-01-01T00:00Z', 3)).toEqual([
      '2026-01-06T19:00Z',
      '2026-02-03T19:00Z',
      '2026-03-03T19:00Z',
    ]);
    const last = nth({ weekInMonth: 'Last', weekday: 'FRIDAY' });
    expect(starts(last, '2026-01-01T00:00Z', 3)).toEqual([
      '2026-01-30T19:00Z',
      '2026-02-27T19:00Z',
      '2026-03-27T19:00Z',
    ]);
    const fourth = nth({ weekInMonth: 'Fourth', weekday: 'SUNDAY' });
    expect(starts(fourth, '2026-03-01T00:00Z', 1)).toEqual(['2026-03-22T19:00Z']);
  });

  it('a monthly meeting by weekday begins with the first match on or after its date, and counts months from there', () => {
    const every2 = nth({ weekInMonth: 'First', weekday: 'MONDAY', frequency: 2 });
    expect(starts(every2, '2026-01-01T00:00Z', 2)).toEqual(['2026-02-02T19:00Z', '2026-04-06T18:00Z']);
    expect(starts({ ...every2, frequency: 3 }, '2026-01-01T00:00Z', 2)).toEqual([
      '2026-02-02T19:00Z',
      '2026-05-04T18:00Z',
    ]);
  });

  it('a monthly meeting by weekday defaults to the weekday of its date', () => {
    expect(starts(nth({ weekInMonth: 'Second' }), '2026-01-01T00:00Z', 1)).toEqual(['2026-01-13T19:00Z']);
  });
});

describe('a single meeting', () => {
  const single = meeting({ recurring: false, weekday: 'MONDAY' });

  it('a single meeting takes place once, at its time', () => {
    expect(starts(single, '2020-01-01T00:00Z', 5)).toEqual(['2026-01-06T19:00Z']);
    expect(nextMeeting(single, at('2026-01-06T18:59:59Z'))).toBe(single.unixTime);
  });

  it('a single meeting has no next meeting once it is past', () => {
    expect(nextMeeting(single, single.unixTime)).toBeUndefined();
  });
});

it('the next meeting starts after now, so a meeting that starts now is not the next', () => {
  expect(iso(nextMeeting(meeting(), at('2026-01-06T19:00:00Z')))).toBe('2026-01-13T19:00Z');
});

it('the next meeting skips a pause, including its start and excluding its end', () => {
  const paused = meeting({ pausedFromEpoch: at('2026-01-13T19:00:00Z'), pausedToEpoch: at('2026-02-03T19:00:00Z') });
  expect(iso(nextMeeting(paused, at('2026-01-06T00:00:00Z')))).toBe('2026-01-06T19:00Z');
  expect(iso(nextMeeting(paused, at('2026-01-07T00:00:00Z')))).toBe('2026-02-03T19:00Z');
  expect(iso(nextMeeting(paused, at('2026-01-20T00:00:00Z')))).toBe('2026-02-03T19:00Z');
});

it('a single meeting in a pause has no next meeting', () => {
  const pause = { pausedFromEpoch: at('2026-01-01T00:00:00Z'), pausedToEpoch: at('2026-02-01T00:00:00Z') };
  expect(nextMeeting(meeting({ recurring: false, ...pause }), at('2026-01-02T00:00:00Z'))).toBeUndefined();
});

describe('the current meeting', () => {
  const current = (schedule: Schedule, now: string) => iso(currentMeeting(schedule, at(now)));

  it('the current meeting lasts from 15 minutes before the start to the end', () => {
    expect(current(meeting(), '2026-01-13T18:44:59Z')).toBeUndefined();
    expect(current(meeting(), '2026-01-13T18:45:00Z')).toBe('2026-01-13T19:00Z');
    expect(current(meeting(), '2026-01-13T19:59:59Z')).toBe('2026-01-13T19:00Z');
    expect(current(meeting(), '2026-01-13T20:00:00Z')).toBeUndefined();
  });

  it('if two meetings overlap, the later one is the current meeting', () => {
    const round = meeting({ frequencyPeriod: 'Day', duration: 24 * 60 });
    expect(current(round, '2026-01-13T18:44:00Z')).toBe('2026-01-12T19:00Z');
    expect(current(round, '2026-01-13T18:45:00Z')).toBe('2026-01-13T19:00Z');
  });

  it('the current meeting is never in a pause', () => {
    const paused = meeting({ pausedFromEpoch: at('2026-01-13T19:00:00Z'), pausedToEpoch: at('2026-01-14T00:00:00Z') });
    expect(current(paused, '2026-01-13T19:30:00Z')).toBeUndefined();
    expect(current({ ...paused, pausedFromEpoch: paused.pausedFromEpoch! + 1 }, '2026-01-13T19:30:00Z')).toBeDefined();
  });
});

it.each([0, -1, 1.5, NaN])('a frequency of %s has no occurrences', (frequency) => {
  expect(seriesStarts(meeting({ frequency }), 0, 3)).toEqual([]);
  expect(nextMeeting(meeting({ frequency }), 0)).toBeUndefined();
});

it('a schedule in an unknown zone follows UTC', () => {
  const starts = (timezone: string) => seriesStarts(meeting({ timezone }), 0, 3);
  expect(starts('Middle/Earth')).toEqual(starts('UTC'));
});

it('a time beyond the last possible date, or a series with an invalid time, has no occurrences', () => {
  expect(seriesStarts(meeting(), 8.7e12, 1)).toEqual([]);
  expect(seriesStarts(meeting({ unixTime: NaN }), 0, 1)).toEqual([]);
});

it('a meeting in the contract converts to a schedule', () => {
  const { weekday, weekInMonth, ...rest } = meeting({ weekday: 'FRIDAY', weekInMonth: 'Last' });
  expect(scheduleOf({ ...rest, weeklyOptions: { days: ['FRIDAY'] }, monthlyOptions: { weekInMonth: 'Last' } })).toEqual(
    {
      ...rest,
      weekday,
      weekInMonth,
    },
  );
  expect(scheduleOf(rest).weekInMonth).toBeUndefined();
});

describe('an upcoming pause', () => {
  const wednesdays: Schedule = {
    unixTime: at('2026-01-07T18:00Z'),
    timezone: 'Europe/London',
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    duration: 60,
    weekday: 'WEDNESDAY',
    pausedFromEpoch: at('2026-12-14T00:00Z'),
    pausedToEpoch: at('2027-01-04T00:00Z'),
  };

  it('a pause that begins later has a last meeting before it and a first meeting after it', () => {
    expect(pauseAhead(wednesdays, at('2026-11-26T12:00Z'))).toMatchObject({
      isUnderWay: false,
      lastBefore: at('2026-12-09T18:00Z'),
      firstAfter: at('2027-01-06T18:00Z'),
    });
  });

  it('the last meeting before a pause is never a skipped meeting, and moved meetings count at their new time', () => {
    const changes = [
      { start: at('2026-12-09T18:00Z') },
      { start: at('2026-12-02T18:00Z'), movedTo: at('2026-12-03T18:00Z') },
    ];
    expect(pauseAhead({ ...wednesdays, changes }, at('2026-11-26T12:00Z'))?.lastBefore).toBe(at('2026-12-03T18:00Z'));
  });

  it('there is no last meeting before a pause if none is left, and a past pause is ignored', () => {
    expect(pauseAhead(wednesdays, at('2026-12-10T12:00Z'))?.lastBefore).toBeUndefined();
    expect(pauseAhead(wednesdays, at('2026-12-20T12:00Z'))).toMatchObject({ isUnderWay: true });
    expect(pauseAhead(wednesdays, at('2027-01-04T00:00Z'))).toBeUndefined();
  });

  it('a meeting at the start of a pause is in the pause, and a meeting at its end is not', () => {
    const exact = { ...wednesdays, pausedFromEpoch: at('2026-12-16T18:00Z'), pausedToEpoch: at('2027-01-06T18:00Z') };
    expect(pauseAhead(exact, at('2026-11-26T12:00Z'))).toMatchObject({
      lastBefore: at('2026-12-09T18:00Z'),
      firstAfter: at('2027-01-06T18:00Z'),
    });
    const from = exact.pausedFromEpoch;
    expect([from - 1, from].map((now) => pauseAhead(exact, now)?.isUnderWay)).toEqual([false, true]);
  });

  it('a meeting that has begun is not the last before a pause', () => {
    expect(pauseAhead(wednesdays, at('2026-12-09T18:00Z') - 1)?.lastBefore).toBe(at('2026-12-09T18:00Z'));
    expect(pauseAhead(wednesdays, at('2026-12-09T18:00Z'))?.lastBefore).toBeUndefined();
  });

  it('a paused single meeting has no meetings before or after its pause', () => {
    const single = { ...wednesdays, unixTime: at('2026-12-16T18:00Z'), recurring: false };
    const { pausedFromEpoch: from, pausedToEpoch: to } = wednesdays;
    expect(pauseAhead(single, at('2026-11-26T12:00Z'))).toStrictEqual({ from, to, isUnderWay: false });
  });

  it('a pause requires both ends', () => {
    const now = at('2026-11-26T12:00Z');
    expect(pauseAhead({ ...wednesdays, pausedFromEpoch: undefined }, now)).toBeUndefined();
    expect(pauseAhead({ ...wednesdays, pausedToEpoch: undefined }, now)).toBeUndefined();
  });
});

describe('a moved meeting beside the others', () => {
  const tuesday = at('2026-01-13T19:00Z');
  const withMoved = (movedTo: number) => meeting({ changes: [{ start: at('2026-01-20T19:00Z'), movedTo }] });
  const due = (schedule: Schedule, from: number, to: number) => dueOccurrences(schedule, from, to).map(({ at }) => at);

  it('the later of two meetings is the current one, whichever was moved', () => {
    for (const movedTo of [tuesday - 60, tuesday + 60])
      expect(currentMeeting(withMoved(movedTo), tuesday + 120)).toBe(Math.max(movedTo, tuesday));
  });

  it('of two meetings at the same time, the one that is earlier in the series comes first', () => {
    const both = withMoved(tuesday);
    expect(nextOccurrence(both, tuesday - 60)).toEqual({ start: tuesday, at: tuesday, skipped: false });
    expect(currentOccurrence(both, tuesday)?.start).toBe(at('2026-01-20T19:00Z'));
    expect(currentOccurrence(meeting(), tuesday)).toEqual({ start: tuesday, at: tuesday, skipped: false });
  });

  it('a moved meeting can be joined from 15 minutes before it to its end', () => {
    const moved = withMoved(tuesday + 86_400);
    const now = [-901, -900, 3599, 3600].map((offset) => tuesday + 86_400 + offset);
    expect(now.map((one) => currentMeeting(moved, one) === tuesday + 86_400)).toEqual([false, true, true, false]);
  });

  it('due meetings include those at either end of a period, in order of time, moved or not', () => {
    const moved = withMoved(tuesday + 86_400);
    expect(due(moved, tuesday, tuesday + 86_400)).toEqual([tuesday, tuesday + 86_400]);
    expect(due(moved, tuesday + 1, tuesday + 86_399)).toEqual([]);
    expect(due(moved, tuesday + 86_401, at('2026-01-27T18:59:59Z'))).toEqual([]);
    expect(due(withMoved(tuesday - 60), tuesday - 60, tuesday)).toEqual([tuesday - 60, tuesday]);
  });
});

it('a meeting is shown as over for twelve hours after its end', () => {
  const weekly = meeting();
  const end = at('2026-01-06T20:00Z');
  const HOURS = 3600;
  expect([end - 1, end, end + 12 * HOURS - 1].map((now) => lastEnd(weekly, now))).toEqual([undefined, end, end]);
  expect(lastEnd(weekly, end + 12 * HOURS + 1)).toBeUndefined();
});

it('the later of two meetings is the last to have ended', () => {
  const daily = meeting({
    frequencyPeriod: 'Day',
    changes: [{ start: at('2026-01-07T19:00Z'), movedTo: at('2026-01-07T06:00Z') }],
  });
  expect(iso(lastEnd(daily, at('2026-01-07T07:30Z')))).toBe('2026-01-07T07:00Z');
});
