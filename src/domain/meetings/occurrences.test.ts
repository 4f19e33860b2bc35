import { PAST_DATE_MESSAGE } from './meetingFields';
import {
  findOccurrence,
  isTimeTaken,
  MOVED_INTO_PAUSE,
  MOVED_ONTO_ANOTHER,
  MOVED_TOO_FAR,
  moveProblem,
  occurrenceActs,
} from './occurrences';
import { currentMeeting } from './heldMeetings';
import { comingOccurrences, nextMeeting, type OccurrenceChange, type Schedule } from './schedule';
import { isDateOf, firstStartAfterSave } from './series';

const at = (iso: string) => Date.parse(iso) / 1000;

const tuesdays = (changes: OccurrenceChange[] = [], more: Partial<Schedule> = {}): Schedule => ({
  unixTime: at('2026-03-03T19:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  changes,
  ...more,
});

const [first, second, third, fourth] = [
  at('2026-03-03T19:00Z'),
  at('2026-03-10T19:00Z'),
  at('2026-03-17T19:00Z'),
  at('2026-03-24T19:00Z'),
];
const thursday = at('2026-03-12T18:00Z');
const skippedSecond = { start: second };
const movedSecond = { start: second, movedTo: thursday };

const monday = at('2026-03-09T12:00Z');

describe('a single date of a series', () => {
  it('a skipped meeting is not the next one, and cannot be joined', () => {
    const schedule = tuesdays([skippedSecond]);
    expect(nextMeeting(schedule, monday)).toBe(third);
    expect(currentMeeting(schedule, second)).toBeUndefined();
    expect(currentMeeting(schedule, third)).toBe(third);
  });

  it('consecutive skipped meetings are all omitted', () => {
    expect(nextMeeting(tuesdays([skippedSecond, { start: third }]), monday)).toBe(fourth);
  });

  it('a moved meeting takes place at its new time only', () => {
    const schedule = tuesdays([movedSecond]);
    expect(nextMeeting(schedule, monday)).toBe(thursday);
    expect(nextMeeting(schedule, second + 60)).toBe(thursday);
    expect(nextMeeting(schedule, thursday)).toBe(third);
    expect(currentMeeting(schedule, second)).toBeUndefined();
    expect(currentMeeting(schedule, thursday - 900)).toBe(thursday);
    expect(currentMeeting(schedule, thursday + 3600)).toBeUndefined();
  });

  it('a meeting moved past a later one takes place after it', () => {
    const schedule = tuesdays([{ start: second, movedTo: third + 7200 }]);
    expect(nextMeeting(schedule, monday)).toBe(third);
    expect(nextMeeting(schedule, third)).toBe(third + 7200);
  });

  it('a meeting moved to an earlier day ends on that day', () => {
    const schedule = tuesdays([{ start: third, movedTo: thursday }]);
    expect(nextMeeting(schedule, thursday)).toBe(fourth);
    expect(comingOccurrences(schedule, thursday + 3600, 2).map(({ start }) => start)).toEqual([
      fourth,
      fourth + 604_800 - 3600,
    ]);
  });

  it('a pause that covers either the original or the new time cancels a moved meeting', () => {
    const overStart = { pausedFromEpoch: second - 60, pausedToEpoch: second + 60 };
    expect(nextMeeting(tuesdays([movedSecond], overStart), monday)).toBe(third);
    const overMove = { pausedFromEpoch: thursday - 60, pausedToEpoch: thursday + 60 };
    expect(nextMeeting(tuesdays([movedSecond], overMove), monday)).toBe(third);
  });

  it('a change to a date that the series no longer has is ignored', () => {
    const wednesdays = tuesdays([movedSecond, { start: third }], { weekday: 'WEDNESDAY' });
    expect(nextMeeting(wednesdays, monday)).toBe(second + 86_400);
  });

  it('a change to the date of a single meeting is ignored', () => {
    const single = tuesdays([{ start: first, movedTo: thursday }], { recurring: false });
    expect(nextMeeting(single, first - 60)).toBe(first);
    expect(findOccurrence(single, first)).toBeUndefined();
  });
});

describe('upcoming meetings', () => {
  it('upcoming meetings are sorted by time, with skipped ones in their original place', () => {
    const schedule = tuesdays([{ start: third }, movedSecond]);
    expect(comingOccurrences(schedule, monday, 3)).toEqual([
      { start: second, at: thursday, skipped: false },
      { start: third, at: third, skipped: true },
      { start: fourth, at: fourth, skipped: false },
    ]);
  });

  it('a meeting in progress counts as upcoming until its end', () => {
    const starts = (now: number) => comingOccurrences(tuesdays(), now, 1).map(({ start }) => start);
    expect(starts(first + 3599)).toEqual([first]);
    expect(starts(first + 3600)).toEqual([second]);
  });

  it('no upcoming meeting is in a pause, however long the pause lasts', () => {
    const pause = { pausedFromEpoch: second, pausedToEpoch: at('2995-01-01T00:00Z') };
    const daily = tuesdays([], { ...pause, frequencyPeriod: 'Day' });
    expect(comingOccurrences(daily, second - 60, 1)).toHaveLength(1);
    expect(comingOccurrences(daily, second - 60, 1)[0]!.start).toBeGreaterThan(pause.pausedToEpoch);
  });
});

describe('limits on changing a date', () => {
  const acts = (changes: OccurrenceChange[], start: number, now: number) =>
    occurrenceActs(findOccurrence(tuesdays(changes), start)!, now);

  it('a meeting can be skipped or moved until it begins', () => {
    expect(acts([], second, second - 1)).toEqual({ change: true, restore: false });
    expect(acts([], second, second)).toEqual({ change: false, restore: false });
  });

  it('a moved meeting isn’t skipped', () => {
    expect(findOccurrence(tuesdays([movedSecond]), second)).toEqual({ start: second, at: thursday, skipped: false });
  });

  it('a moved meeting can be changed until it begins, and restored until its original date has passed', () => {
    expect(acts([movedSecond], second, second - 1)).toEqual({ change: true, restore: true });
    expect(acts([movedSecond], second, second)).toEqual({ change: true, restore: false });
    expect(acts([movedSecond], second, thursday)).toEqual({ change: false, restore: false });
    expect(acts([{ start: third, movedTo: thursday }], third, thursday)).toEqual({ change: false, restore: false });
  });

  it('a skipped meeting can be restored until it would have begun', () => {
    expect(acts([skippedSecond], second, second - 1)).toEqual({ change: true, restore: true });
    expect(acts([skippedSecond], second, second)).toEqual({ change: false, restore: false });
  });

  it('a meeting more than 400 days ahead cannot be changed yet', () => {
    const [far] = comingOccurrences(tuesdays(), monday + 401 * 86_400, 1);
    expect(acts([], far!.start, monday)).toEqual({ change: false, restore: false });
  });

  it.each([
    ['not a date of the series', second + 60],
    ['a date before the first', first - 604_800],
  ])('%s identifies no meeting', (_what, start) => {
    expect(findOccurrence(tuesdays(), start)).toBeUndefined();
  });

  it('a date in a pause identifies no meeting', () => {
    const paused = tuesdays([], { pausedFromEpoch: second, pausedToEpoch: third });
    expect(findOccurrence(paused, second)).toBeUndefined();
    expect(findOccurrence(paused, third)).toEqual({ start: third, at: third, skipped: false });
  });
});

describe('target of a moved meeting', () => {
  const problem = (movedTo: number, schedule = tuesdays()) =>
    moveProblem(schedule, findOccurrence(schedule, second)!, movedTo, monday);

  it('a meeting can be moved to a future time within 400 days', () => {
    expect(problem(thursday)).toBeUndefined();
    expect(problem(monday + 1)).toBeUndefined();
    expect(problem(monday)).toBe(PAST_DATE_MESSAGE);
    expect(problem(monday + 400 * 86_400)).toBeUndefined();
    expect(problem(monday + 400 * 86_400 + 1)).toBe(MOVED_TOO_FAR);
  });

  it('a meeting cannot be moved into a pause', () => {
    const paused = tuesdays([], { pausedFromEpoch: third, pausedToEpoch: fourth });
    expect(problem(third + 3600, paused)).toBe(MOVED_INTO_PAUSE);
    expect(problem(thursday, paused)).toBeUndefined();
  });

  it('a meeting cannot be moved onto another meeting, except itself or a skipped meeting', () => {
    expect(problem(third)).toBe(MOVED_ONTO_ANOTHER);
    expect(problem(third - 3599)).toBe(MOVED_ONTO_ANOTHER);
    expect(problem(third + 3599)).toBe(MOVED_ONTO_ANOTHER);
    expect(problem(third - 3600)).toBeUndefined();
    expect(problem(third + 3600)).toBeUndefined();
    expect(problem(second + 1800)).toBeUndefined();
    expect(problem(third, tuesdays([{ start: third }]))).toBeUndefined();
    expect(problem(thursday + 1800, tuesdays([{ start: third, movedTo: thursday }]))).toBe(MOVED_ONTO_ANOTHER);
  });

  it('another meeting at that time is found behind any number of skipped ones', () => {
    const daily = tuesdays([], { frequencyPeriod: 'Day', duration: 24 * 60 });
    const skipped = Array.from({ length: 6 }, (_, days) => ({ start: third + days * 86_400 }));
    const problemAt = (days: number) => problem(third + days * 86_400, { ...daily, changes: skipped });
    expect([0, 4, 5.5].map(problemAt)).toEqual([undefined, undefined, MOVED_ONTO_ANOTHER]);
  });
});

describe('the form of a series with changed dates', () => {
  it('a series saved with the date of a moved meeting keeps its beginning', () => {
    const before = tuesdays([movedSecond]);
    expect(isDateOf(before, second, 'Europe/London')).toBe(true);
    expect(firstStartAfterSave({ ...before, unixTime: second }, before, monday)).toBe(first);
  });

  it('a series saved with the date after a skipped meeting keeps its beginning', () => {
    const before = tuesdays([skippedSecond]);
    expect(firstStartAfterSave({ ...before, unixTime: third }, before, monday)).toBe(first);
    expect(firstStartAfterSave({ ...before, unixTime: fourth }, before, monday)).toBe(fourth);
  });
});

it.each([
  ['at the same time', second, true],
  ['while it lasts', second + 3599, true],
  ['right after it', second + 3600, false],
  ['right before it', second - 3600, false],
  ['just before it ends', second - 3599, true],
])('a skipped meeting can’t be restored if another was moved to its time: %s, %s, %s', (_, movedTo, isTaken) => {
  const schedule = tuesdays([skippedSecond, { start: third, movedTo }]);
  expect(isTimeTaken(schedule, { start: second, at: second, skipped: true })).toBe(isTaken);
});

it('a skipped meeting can’t be restored if one of several was moved to its time', () => {
  const changes = [skippedSecond, { start: third, movedTo: thursday }, { start: fourth, movedTo: second }];
  expect(isTimeTaken(tuesdays(changes), { start: second, at: second, skipped: true })).toBe(true);
});

it('a moved meeting does not take its own time', () => {
  const schedule = tuesdays([{ start: second, movedTo: second + 60 }]);
  expect(isTimeTaken(schedule, { start: second, at: second + 60, skipped: false })).toBe(false);
});
