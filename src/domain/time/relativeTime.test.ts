import { relativeTimeText } from './relativeTime';

const at = (iso: string) => Date.parse(iso) / 1000;
const now = at('2026-07-09T12:00:00Z');

describe('last active', () => {
  const text = (last: string, zone = 'Europe/London', locale = 'en') => relativeTimeText(at(last), now, zone, locale);

  it.each([
    ['2026-07-09T12:00:30Z', 'Just now'],
    ['2026-07-09T11:59:01Z', 'Just now'],
    ['2026-07-09T11:59:00Z', 'One minute ago'],
    ['2026-07-09T11:58:01Z', 'One minute ago'],
    ['2026-07-09T11:58:00Z', '2 minutes ago'],
    ['2026-07-09T11:00:01Z', '59 minutes ago'],
    ['2026-07-09T11:00:00Z', 'An hour ago'],
    ['2026-07-09T10:00:01Z', 'An hour ago'],
    ['2026-07-09T10:00:00Z', '2 hours ago'],
    ['2026-07-08T12:00:01Z', '23 hours ago'],
    ['2026-07-08T12:00:00Z', 'Yesterday, 1:00 pm (BST)'],
    ['2026-07-07T12:00:00Z', 'Tuesday, 1:00 pm (BST)'],
    ['2026-07-03T12:00:00Z', 'Friday, 1:00 pm (BST)'],
    ['2026-07-02T12:00:00Z', '2 Jul, 1:00 pm (BST)'],
  ])('a person last active at %s is shown as "%s"', (last, expected) => {
    expect(text(last)).toBe(expected);
  });

  it("last activity is counted in days and hours in the reader's time zone", () => {
    expect(text('2026-07-07T23:30:00Z')).toBe('Yesterday, 12:30 am (BST)');
    expect(text('2026-07-07T23:30:00Z', 'America/New_York')).toBe('Tuesday, 7:30 pm (EDT)');
  });

  it('24 hours ago is still today on the day clocks go back', () => {
    const [morning, night] = [at('2026-10-24T23:10:00Z'), at('2026-10-25T23:30:00Z')];
    expect(relativeTimeText(morning, night, 'Europe/London', 'en')).toBe('24 hours ago');
  });

  it("last activity shows older dates in the reader's date format", () => {
    expect(text('2026-01-02T12:00:00Z', 'UTC', 'en-US')).toBe('Jan 2, 12:00 pm (UTC)');
  });
});
