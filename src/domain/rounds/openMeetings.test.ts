import type { Schedule } from '../meetings/schedule';
import { openMeetings } from './openMeetings';

it.each<[string, string | undefined]>([
  ['2026-03-03T18:44:59Z', undefined],
  ['2026-03-03T18:45:00Z', '2026-03-03T19:00:00.000Z'],
  ['2026-03-03T20:59:59Z', '2026-03-03T19:00:00.000Z'],
  ['2026-03-03T21:00:00Z', undefined],
])('meeting mode is open from 15 minutes before to an hour after the end: at %s for %s', (now, at) => {
  const weekly: Schedule = {
    unixTime: Date.parse('2026-01-06T19:00:00Z') / 1000,
    timezone: 'Europe/London',
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    duration: 60,
    weekday: 'TUESDAY',
  };
  const [open] = openMeetings(weekly, Date.parse(now) / 1000);
  expect(open && new Date(open.at * 1000).toISOString()).toBe(at);
});
