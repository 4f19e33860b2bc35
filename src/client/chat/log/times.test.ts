import { dayText, editTime, messageTime } from './times';

const now = Date.UTC(2026, 2, 3, 12) / 1000;
const zone = 'Europe/London';

it('the time of a message is relative for an hour, then shows the clock time and its zone', () => {
  expect(messageTime(now - 30, now, zone)).toBe('Just now');
  expect(messageTime(now - 5 * 60, now, zone)).toBe('5 minutes ago');
  expect(messageTime(now - 61 * 60, now, zone)).toBe('10:59 am (GMT)');
});

it('a day shows as Today, Yesterday or its date', () => {
  const day = (ago: number) => dayText(now - ago * 86_400, now, zone, 'en-GB');
  expect([day(0), day(1), day(2)]).toEqual(['Today', 'Yesterday', 'Sun 1 March']);
  expect(day(100)).toBe('Sun 23 November 2025');
});

it('the time of an edit includes the day only if it differs from the message’s', () => {
  const sentAt = now - 3 * 3600;
  expect(editTime(now - 60, sentAt, now, zone)).toBe('One minute ago');
  expect(editTime(now - 2 * 3600, sentAt, now, zone)).toBe('10:00 am (GMT)');
  expect(editTime(now - 60, sentAt - 86_400, now, zone)).toBe('Today, 11:59 am (GMT)');
});
