import { describeFrequency } from './frequency';
import { frequencyDescription, type Schedule } from './schedule';

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
  ['Every week on Tuesday at 7:00 pm (GMT)', meeting()],
  ['Every 2 weeks on Monday at 7:00 pm (GMT)', meeting({ frequency: 2, weekday: 'MONDAY' })],
  ['Every day at 7:00 pm (GMT)', meeting({ frequencyPeriod: 'Day' })],
  ['Every 3 days at 7:00 pm (GMT)', meeting({ frequencyPeriod: 'Day', frequency: 3 })],
  ['Every month on the 28th at 7:00 pm (GMT)', monthly('28')],
  ['Every month on the 29th (or last day) at 7:00 pm (GMT)', monthly('29')],
  ['Every 2 months on the 31st (or last day) at 7:00 pm (GMT)', monthly('31', { frequency: 2 })],
  ['Every month on the first Tuesday at 7:00 pm (GMT)', monthly('06', { weekInMonth: 'First' })],
  ['Every month on the last Friday at 7:00 pm (GMT)', monthly('06', { weekInMonth: 'Last', weekday: 'FRIDAY' })],
  ['Tuesday 6 January 2026 at 7:00 pm (GMT)', meeting({ recurring: false })],
])('a meeting in words is "%s"', (expected, schedule) => {
  expect(frequencyDescription(schedule)).toBe(expected);
});

it('a recurrence names the zone as of the date in question', () => {
  expect(frequencyDescription(meeting(), 'Europe/London', at('2026-07-01T00:00Z'))).toBe(
    'Every week on Tuesday at 7:00 pm (BST)',
  );
});

it('a recurrence shows readers in other zones their own day and hour', () => {
  expect(frequencyDescription(meeting(), 'America/New_York')).toBe('Every week on Tuesday at 2:00 pm (EST)');
  expect(frequencyDescription(meeting(), 'Asia/Kolkata')).toBe('Every week on Wednesday at 12:30 am (IST)');
  expect(frequencyDescription(monthly('06'), 'America/New_York')).toBe('Every month on the 6th at 2:00 pm (EST)');
});

it("a recurrence keeps a monthly day in the meeting's zone if the reader's date differs", () => {
  expect(frequencyDescription(monthly('06'), 'Asia/Kolkata')).toBe('Every month on the 6th at 7:00 pm (GMT)');
});

it('a recurrence keeps the day of the month even if the next meeting is on the last day of a shorter one', () => {
  expect(describeFrequency(monthly('31'), at('2026-02-28T19:00:00Z'))).toBe(
    'Every month on the 31st (or last day) at 7:00 pm (GMT)',
  );
});
