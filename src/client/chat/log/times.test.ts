import { dayHeading, dayText, editTime, fullTime, listTime } from './times';

const now = Date.UTC(2026, 2, 3, 12) / 1000;
const zone = 'Europe/London';

it('the full time of a message has date, time and zone', () => {
  expect(fullTime(now, zone, 'en-GB')).toBe('Tuesday 3 March 2026, 12:00 pm (GMT)');
});

it('the heading of a day names the zone of its times', () => {
  expect(dayHeading(now, now, zone, 'en-GB')).toBe('Today\u00a0· GMT');
});

it('the list of chats shows a relative time, then the day, then the date', () => {
  const ago = (seconds: number) => listTime(now - seconds, now, zone, 'en-GB');
  expect([300, 5 * 3600, 86_400, 3 * 86_400, 9 * 86_400].map(ago)).toEqual([
    '5 minutes ago',
    '5 hours ago',
    'Yesterday',
    'Saturday',
    '22 Feb',
  ]);
});

it('a day shows as Today, Yesterday or its date', () => {
  const day = (ago: number) => dayText(now - ago * 86_400, now, zone, 'en-GB');
  expect([day(0), day(1), day(2)]).toEqual(['Today', 'Yesterday', 'Sun 1 March']);
  expect(day(100)).toBe('Sun 23 November 2025');
});

it('the time of an edit includes the day only if it differs from the message’s', () => {
  const sentAt = now - 3 * 3600;
  expect(editTime(now - 60, sentAt, now, zone)).toBe('11:59 am');
  expect(editTime(now - 2 * 3600, sentAt, now, zone)).toBe('10:00 am');
  expect(editTime(now - 60, sentAt - 86_400, now, zone)).toBe('Today, 11:59 am');
});
