import { describeFrequency } from './frequency';
import { frequencyDescription, frequencyInSentence, type Schedule } from './schedule';

const at = (iso: string) => Date.parse(iso) / 1000;

const meeting = (changes: Partial<Schedule> = {}): Schedule => ({
  unixTime: at('2026-01-06T19:00:00Z'),
  timezone: 'Europe/London',
  recurring: true,
  frequency: 1,
  frequencyPeriod: 'Week',
  duration: 60,
  ...changes,
});

const monthly = (day: string, changes: Partial<Schedule> = {}) =>
  meeting({ frequencyPeriod: 'Month', unixTime: at(`2026-01-${day}T19:00:00Z`), ...changes });

it.each<[string, Schedule]>([
  ['Tuesdays, 7:00 pm (GMT)', meeting()],
  ['Every second Monday, 7:00 pm (GMT)', meeting({ frequency: 2, weekday: 'MONDAY' })],
  ['Every day, 7:00 pm (GMT)', meeting({ frequencyPeriod: 'Day' })],
  ['Every 3 days, 7:00 pm (GMT)', meeting({ frequencyPeriod: 'Day', frequency: 3 })],
  ['28th of the month, 7:00 pm (GMT)', monthly('28')],
  ['29th (or last day) of the month, 7:00 pm (GMT)', monthly('29')],
  ['31st (or last day) every 2 months, 7:00 pm (GMT)', monthly('31', { frequency: 2 })],
  ['First Tuesday of the month, 7:00 pm (GMT)', monthly('06', { weekInMonth: 'First' })],
  ['Last Friday of the month, 7:00 pm (GMT)', monthly('06', { weekInMonth: 'Last', weekday: 'FRIDAY' })],
  ['Tuesday 6 January 2026 at 7:00 pm (GMT)', meeting({ recurring: false })],
])('a meeting in words is "%s"', (expected, schedule) => {
  expect(frequencyDescription(schedule, 'en')).toBe(expected);
});

it('a recurrence names the zone as it is called on the date in question', () => {
  expect(frequencyDescription(meeting(), 'en', 'Europe/London', at('2026-07-01T00:00Z'))).toBe(
    'Tuesdays, 7:00 pm (BST)',
  );
});

it('a recurrence shows a reader in another zone their own day and hour', () => {
  expect(frequencyDescription(meeting(), 'en', 'America/New_York')).toBe('Tuesdays, 2:00 pm (EST)');
  expect(frequencyDescription(meeting(), 'en', 'Asia/Kolkata')).toBe('Wednesdays, 12:30 am (IST)');
  expect(frequencyDescription(monthly('06'), 'en', 'America/New_York')).toBe('6th of the month, 2:00 pm (EST)');
});

it("a recurrence keeps a monthly day in the meeting's zone if the reader's date differs", () => {
  expect(frequencyDescription(monthly('06'), 'en', 'Asia/Kolkata')).toBe('6th of the month, 7:00 pm (GMT)');
});

it('a recurrence keeps the day of the month even if the next meeting is on the last day of a shorter one', () => {
  expect(
    describeFrequency(monthly('31'), {
      startSeconds: at('2026-02-28T19:00:00Z'),
      zone: 'Europe/London',
      locale: 'en',
    }),
  ).toBe('31st (or last day) of the month, 7:00 pm (GMT)');
});

it.each<[string, Schedule]>([
  ['on Tuesdays at 7:00 pm (GMT)', meeting()],
  ['every second Monday at 7:00 pm (GMT)', meeting({ frequency: 2, weekday: 'MONDAY' })],
  ['every 3 weeks on Tuesday at 7:00 pm (GMT)', meeting({ frequency: 3 })],
  ['on Tuesday 6 January 2026 at 7:00 pm (GMT)', meeting({ recurring: false })],
])('a pod meets %s', (expected, schedule) => {
  expect(frequencyInSentence(schedule, 'en')).toBe(expected);
});

it.each([
  ['de', 'Dienstags, 19:00 (MEZ)', 'dienstags um 19:00 (MEZ)', '06'],
  ['de', 'Sonntags, 19:00 (MEZ)', 'sonntags um 19:00 (MEZ)', '11'],
  ['es', 'Los martes, 19:00 (CET)', 'los martes, 19:00 (CET)', '06'],
  ['es', 'Los domingos, 19:00 (CET)', 'los domingos, 19:00 (CET)', '11'],
])('in %s, a weekly meeting is ‘%s’', (locale, title, phrase, day) => {
  const weekly = meeting({ timezone: 'Europe/Berlin', unixTime: at(`2026-01-${day}T18:00:00Z`) });
  expect([frequencyDescription(weekly, locale), frequencyInSentence(weekly, locale)]).toEqual([title, phrase]);
});
