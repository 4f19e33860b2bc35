import fc from 'fast-check';
import { wallClock } from '../time/zonedTime';
import { firstCheckAt, checkStepReminder, nearDay } from './reminders';

const millis = (instant: string) => Date.parse(instant);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

function follow({ from, date, zone, days = 4 }: { from: string; date: string; zone: string; days?: number }) {
  const [start, commitmentDate] = [millis(from), millis(date)];
  const asked: string[] = [];
  let checkAt: number | undefined = firstCheckAt(commitmentDate, start);
  for (let now = start; now < start + days * DAY; now += 60_000) {
    if (checkAt === undefined || checkAt > now) continue;
    const { remind, again } = checkStepReminder({ checkAt, commitmentDate, zone }, now);
    if (remind) asked.push(`${remind} ${new Date(now).toISOString().slice(0, 16)}`);
    checkAt = again;
  }
  return asked;
}

it.each([
  ['in winter', '2026-03-03T09:00Z', '2026-03-05T18:00Z', 'Europe/London', '03-04T18:00', '03-06T08:00'],
  [
    'over the change to summer time',
    '2026-03-27T09:00Z',
    '2026-03-28T18:00Z',
    'Europe/London',
    '03-27T18:00',
    '03-29T07:00',
  ],
  [
    'over the change to winter time',
    '2026-10-23T09:00Z',
    '2026-10-24T17:00Z',
    'Europe/London',
    '10-23T17:00',
    '10-25T08:00',
  ],
  [
    'in the evening of New York',
    '2026-03-03T09:00Z',
    '2026-03-05T01:00Z',
    'America/New_York',
    '03-04T01:00',
    '03-05T13:00',
  ],
  ['at half an hour', '2026-03-03T09:00Z', '2026-03-05T12:00Z', 'Asia/Kolkata', '03-04T12:00', '03-06T02:30'],
  ['early in the morning', '2026-03-03T09:00Z', '2026-03-05T07:00Z', 'Europe/London', '03-04T07:00', '03-05T08:00'],
  ['at 08:00 sharp', '2026-03-03T09:00Z', '2026-03-05T08:00Z', 'Europe/London', '03-04T08:00', '03-06T08:00'],
])('a step due %s gets reminders 24 hours before, and at 08:00 after it', (_, from, date, zone, due, overdue) => {
  expect(follow({ from, date, zone })).toEqual([`STEP_DUE 2026-${due}`, `STEP_OVERDUE 2026-${overdue}`]);
});

it("a step committed to 24 hours ahead still gets a reminder, and a step due sooner doesn't", () => {
  const [date, zone] = ['2026-03-04T09:00Z', 'Europe/London'];
  expect(follow({ from: '2026-03-03T09:00Z', date, zone })).toEqual([
    'STEP_DUE 2026-03-03T09:00',
    'STEP_OVERDUE 2026-03-05T08:00',
  ]);
  expect(follow({ from: '2026-03-03T09:01Z', date, zone })).toEqual(['STEP_OVERDUE 2026-03-05T08:00']);
});

it('a step reopened after its date gets a reminder the next morning, not immediately', () => {
  expect(follow({ from: '2026-03-06T11:00Z', date: '2026-03-04T18:00Z', zone: 'Europe/London' })).toEqual([
    'STEP_OVERDUE 2026-03-07T08:00',
  ]);
});

it.each([
  ['STEP_DUE', 11 * HOUR, 'STEP_DUE'],
  ['STEP_DUE', 12 * HOUR, undefined],
  ['STEP_DUE', 50 * HOUR, undefined],
])('after an outage the reminder before a step may be up to 12 hours late: %s after %i ms', (_, late, remind) => {
  const commitmentDate = millis('2026-03-05T18:00Z');
  const checkAt = commitmentDate - DAY;
  const look = checkStepReminder({ checkAt, commitmentDate, zone: 'Europe/London' }, checkAt + late);
  expect([look.remind, look.again]).toEqual([remind, commitmentDate + 1]);
});

it('after an outage the morning reminder is sent until 20:00', () => {
  const commitmentDate = millis('2026-03-05T18:00Z');
  const at = (now: string) =>
    checkStepReminder({ checkAt: commitmentDate + 1, commitmentDate, zone: 'Europe/London' }, millis(now));
  expect(at('2026-03-06T07:59:59Z')).toEqual({ again: millis('2026-03-06T08:00Z') });
  expect(at('2026-03-06T08:00Z')).toEqual({ remind: 'STEP_OVERDUE' });
  expect(at('2026-03-06T19:59:59Z')).toEqual({ remind: 'STEP_OVERDUE' });
  expect(at('2026-03-06T20:00Z')).toEqual({});
});

it('in every zone and for every date, the next morning reminder is within 25 hours, at 08:00 local time', () => {
  const zones = ['Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/Los_Angeles'];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: millis('2025-01-01T00:00Z') / 60_000, max: millis('2027-01-01T00:00Z') / 60_000 }),
      (zone, minute) => {
        const commitmentDate = minute * 60_000;
        const { again } = checkStepReminder({ checkAt: commitmentDate + 1, commitmentDate, zone }, commitmentDate + 1);
        const { hour, minute: minutes } = wallClock((again ?? 0) / 1000, zone);
        expect([hour, minutes]).toEqual([8, 0]);
        expect((again ?? 0) - commitmentDate).toBeLessThanOrEqual(25 * HOUR);
      },
    ),
  );
});

it('an unknown zone uses mornings in UTC', () => {
  expect(follow({ from: '2026-03-03T09:00Z', date: '2026-03-04T01:00Z', zone: 'Mars/Base' })).toEqual([
    'STEP_OVERDUE 2026-03-04T08:00',
  ]);
});

it('a near date shows as today or tomorrow on the reader’s clocks', () => {
  const now = millis('2026-03-03T23:30Z');
  const day = (at: string, zone: string) => nearDay(millis(at), now, zone);
  expect(day('2026-03-04T00:30Z', 'Europe/London')).toBe('tomorrow');
  expect(day('2026-03-04T00:30Z', 'America/New_York')).toBe('today');
  expect(day('2026-03-05T00:30Z', 'Europe/London')).toBeUndefined();
});
