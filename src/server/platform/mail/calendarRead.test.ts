import fc from 'fast-check';
import ICAL from 'ical.js';
import { isListedByDate, listedDates } from '../../../domain/meetings/listedDates';
import {
  dueOccurrences,
  FREQUENCY_PERIODS,
  seriesStarts,
  WEEKDAYS,
  WEEKS_IN_MONTH,
  type Schedule,
} from '../../../domain/meetings/schedule';
import { wallClock } from '../../../domain/time/zonedTime';
import { feedCalendar, invitationCalendar } from './calendar';
import type { CalendarInvitation } from './invitation';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);

const parties = {
  organizer: { name: 'Stepwell', address: 'no-reply@stepwell.example' },
  attendee: { name: 'Anna', address: 'anna@example.com' },
};

/** The starts that ical.js, used by Thunderbird and Nextcloud, finds in the text; epoch seconds. */
function startsIn(text: string, count = Infinity): number[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const [series, ...exceptions] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(series, { exceptions });
  // ical.js reads zones from registered components, and treats times without one as floating.
  const instantOf = (time: ICAL.Time) => {
    const local = time.clone();
    local.zone = zone;
    return local.toUnixTime();
  };
  const found: number[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next() as ICAL.Time | null; next && found.length < count; next = iterator.next()) {
    found.push(instantOf(event.getOccurrenceDetails(next).startDate));
  }
  return found.sort((one, other) => one - other);
}

const invitation = (schedule: Schedule, now: number): CalendarInvitation => ({
  method: 'REQUEST',
  uid: '0190f3a2@stepwell',
  sequence: 4,
  name: 'Early Birds',
  schedule,
  dates: listedDates(schedule, now),
  link: 'https://stepwell.example/j/1',
  pageLink: 'https://stepwell.example/pod?p=1',
});

const textOf = (schedule: Schedule, now = schedule.unixTime) =>
  invitationCalendar(invitation(schedule, now), parties, { language: 'en', stamp: new Date(now * 1000) });

const monthly = (day: number, given: Partial<Schedule> = {}): Schedule => ({
  unixTime: at(`2027-12-${day}T19:00Z`),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Month',
  duration: 60,
  ...given,
});

const days = [28, 29, 30, 31].flatMap((day) => [1, 2, 3].map((interval) => [day, interval] as const));

it.each(days)('a calendar has the right date on day %i, every %i months, through a leap year', (day, frequency) => {
  const schedule = monthly(day, { frequency });
  const starts = seriesStarts(schedule, schedule.unixTime, 1 + Math.floor(13 / frequency));
  expect(startsIn(textOf(schedule), starts.length).map(iso)).toEqual(starts.map(iso));
});

it.each(days)('a skip, a move and a pause are read correctly on day %i, every %i months', (day, frequency) => {
  const series = monthly(day, { frequency });
  const [, skipped = 0, movedAway = 0, paused = 0, intoPause = 0] = seriesStarts(series, series.unixTime, 5);
  const schedule: Schedule = {
    ...series,
    pausedFromEpoch: paused,
    pausedToEpoch: paused + 3600,
    changes: [
      { start: skipped },
      { start: movedAway, movedTo: movedAway - 2 * 86_400 },
      { start: intoPause, movedTo: paused + 60 },
    ],
  };
  const [end] = seriesStarts(series, intoPause + 400 * 86_400, 1);
  const due = dueOccurrences(schedule, series.unixTime, end!).map((one) => iso(one.at));
  expect(startsIn(textOf(schedule), due.length).map(iso)).toEqual(due);
});

it('a skipped first date is not in the calendar', () => {
  const schedule = monthly(30, { changes: [{ start: monthly(30).unixTime }] });
  expect(startsIn(textOf(schedule), 1).map(iso)).toEqual(['2028-01-30T19:00']);
});

it('a restored date is at its original time', () => {
  const schedule = monthly(30);
  const [, , february = 0, march = 0] = seriesStarts(schedule, schedule.unixTime, 4);
  for (const restoredStart of [february, march]) {
    const text = invitationCalendar({ ...invitation(schedule, 0), restoredStart }, parties, {
      language: 'en',
      stamp: new Date(0),
    });
    expect(startsIn(text, 4)).toEqual(seriesStarts(schedule, schedule.unixTime, 4));
  }
});

it('a calendar read years later has the dates of the past and the coming year', () => {
  const schedule = monthly(29);
  const now = at('2040-06-01T12:00Z');
  const text = feedCalendar('Stepwell', [{ ...invitation(schedule, now), stamp: new Date(0) }], 'en');
  const found = startsIn(text);
  expect(found[0]).toBeLessThan(now - 365 * 86_400);
  expect(found.at(-1)).toBeGreaterThan(now + 365 * 86_400);
  expect(found.length).toBeLessThan(60);
  expect(found).toEqual(seriesStarts(schedule, found[0]!, found.length));
});

const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  unixTime: fc.integer({ min: at('2026-01-01T00:00Z') / 60, max: at('2029-01-01T00:00Z') / 60 }).map((m) => m * 60),
  timezone: fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'),
  recurring: fc.constant(true),
  frequency: fc.integer({ min: 1, max: 4 }),
  frequencyPeriod: fc.constantFrom(...FREQUENCY_PERIODS),
  duration: fc.integer({ min: 15, max: 120 }),
  weekday: fc.option(fc.constantFrom(...WEEKDAYS), { nil: undefined }),
  weekInMonth: fc.option(fc.constantFrom(...WEEKS_IN_MONTH), { nil: undefined }),
});

it('a calendar shows the meetings of any series at the correct times', () => {
  fc.assert(
    fc.property(anySchedule, (schedule) => {
      // At clock changes, ical.js interprets a repeated or skipped hour in its own way.
      fc.pre(wallClock(schedule.unixTime, schedule.timezone).hour >= 4);
      const found = startsIn(textOf(schedule), 15);
      expect(found.length).toBeGreaterThanOrEqual(isListedByDate(schedule) ? 7 : 15);
      expect(found.map(iso)).toEqual(seriesStarts(schedule, schedule.unixTime, found.length).map(iso));
    }),
    { numRuns: 300 },
  );
});
