import { countAttendance, isRecorded, recordingObstacle } from './attendance';
import { recentMeetings } from './recentMeetings';
import { dueOccurrences, type Schedule } from './schedule';

const at = (iso: string) => Date.parse(iso) / 1000;
const tuesdays: Schedule = {
  unixTime: at('2026-01-06T19:00:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
};
const now = at('2026-03-04T09:00:00Z');
const tuesday = at('2026-03-03T19:00:00Z');
const WEEK = 7 * 24 * 3600;
const lateOf = (schedule: Schedule, recorded: number[] = []) =>
  recentMeetings(schedule, recorded, now).map(({ at: took }) => (tuesday - took) / WEEK);

describe('recent meetings', () => {
  it('recent meetings cover eight weeks, latest first', () => {
    expect(lateOf(tuesdays)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it("skipped and paused meetings don't count, and a moved meeting counts at its new time", () => {
    const changes = [{ start: tuesday }, { start: tuesday - WEEK, movedTo: tuesday - WEEK / 2 }];
    const pause = { pausedFromEpoch: tuesday - 4 * WEEK, pausedToEpoch: tuesday - 2 * WEEK };
    expect(lateOf({ ...tuesdays, ...pause, changes })).toEqual([0.5, 2, 5, 6, 7]);
  });

  it('a meeting moved to a future time is still upcoming, even if its attendance is recorded', () => {
    const changes = [{ start: tuesday, movedTo: now + 3600 }];
    expect(lateOf({ ...tuesdays, changes }, [tuesday])[0]).toBe(1);
    const begun = { ...tuesdays, unixTime: at('2026-03-05T19:00:00Z') };
    expect(recentMeetings(begun, [now, now + 1], now).map(({ start }) => start)).toEqual([now]);
  });

  it('a meeting with attendance recorded stays after its series no longer includes it', () => {
    const thursdays = { ...tuesdays, unixTime: at('2026-03-05T19:00:00Z') };
    expect(lateOf(thursdays, [tuesday, tuesday - WEEK])).toEqual([0, 1]);
    expect(lateOf(tuesdays, [tuesday])).toHaveLength(8);
  });

  it('a daily meeting shows its last twenty dates', () => {
    expect(recentMeetings({ ...tuesdays, frequencyPeriod: 'Day' }, [], now)).toHaveLength(20);
  });

  it('a single meeting is due in a period that includes its start, even at either end of the period', () => {
    const single = { ...tuesdays, recurring: false, unixTime: tuesday };
    expect(dueOccurrences(single, tuesday, tuesday)).toEqual([{ start: tuesday, at: tuesday, skipped: false }]);
    expect(dueOccurrences(single, tuesday + 1, now)).toEqual([]);
  });
});

it('attendance can be recorded from the start to 14 days later, unless the meeting was skipped', () => {
  const one = { start: tuesday, at: tuesday, skipped: false };
  const days = (count: number) => tuesday + count * 24 * 3600;
  expect([days(0) - 1, days(0), days(14), days(14) + 1].map((instant) => recordingObstacle(one, instant))).toEqual([
    'ahead',
    undefined,
    undefined,
    'over',
  ]);
  expect(recordingObstacle({ ...one, skipped: true }, days(1))).toBe('skipped');
});

it('apologies alone don’t show that a meeting was held', () => {
  expect(isRecorded(countAttendance(['APOLOGIES', 'APOLOGIES']))).toBe(false);
  expect(isRecorded(countAttendance(['ABSENT']))).toBe(true);
  expect(countAttendance(['CAME', 'ABSENT', 'CAME', 'APOLOGIES'])).toEqual({ came: 2, apologies: 1, absent: 1 });
});
