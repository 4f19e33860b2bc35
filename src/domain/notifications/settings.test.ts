import { messageHtml } from './messageHtml';
import { morningAfter } from './mornings';
import {
  DEFAULT_FREQUENCIES,
  DEFAULT_UNSUBSCRIBED,
  frequenciesOf,
  NOTIFICATION_FREQUENCIES,
  NOTIFICATION_SETTING_TYPES,
  OFF_FREQUENCIES,
  settingTypeOf,
} from './settings';

it('each type offers its default and a way to turn it off, among the known frequencies', () => {
  for (const type of NOTIFICATION_SETTING_TYPES) {
    const offered = frequenciesOf(type);
    expect(offered).toContain(DEFAULT_FREQUENCIES[type]);
    expect(offered).toContain(OFF_FREQUENCIES[type]);
    expect(NOTIFICATION_FREQUENCIES).toEqual(expect.arrayContaining([...offered]));
  }
  expect(frequenciesOf('UNKNOWN')).toEqual([]);
});

it('a link that names no known type is about missed messages', () => {
  expect(settingTypeOf('POD_HEALTH')).toBe('POD_HEALTH');
  expect([null, '', 'UNKNOWN'].map(settingTypeOf)).toEqual(Array(3).fill(DEFAULT_UNSUBSCRIBED));
});

it('links in messages are absolute web addresses', () => {
  const isLink = (address: string) => messageHtml.address.test(address);
  expect(['http://a.example', 'HTTPS://a.example'].map(isLink)).toEqual([true, true]);
  expect(['javascript:a', '/a', 'javascript:a//https://a.example'].map(isLink)).toEqual([false, false, false]);
});

describe('the morning after an instant', () => {
  const after = (iso: string, zone: string, isWeekly = false) =>
    new Date(morningAfter(Date.parse(iso) / 1000, zone, { isWeekly }) * 1000).toISOString().slice(0, 16);

  it('a morning begins at 08:00 on the reader’s clocks, and always after the instant', () => {
    expect(after('2026-07-01T06:59Z', 'Europe/London')).toBe('2026-07-01T07:00');
    expect(after('2026-07-01T07:00Z', 'Europe/London')).toBe('2026-07-02T07:00');
  });

  it('weekly notifications are due on Mondays', () => {
    expect(after('2026-07-06T06:59Z', 'Europe/London', true)).toBe('2026-07-06T07:00');
    expect(after('2026-07-06T07:00Z', 'Europe/London', true)).toBe('2026-07-13T07:00');
  });

  it('in an unknown zone mornings are those of UTC', () => {
    expect(after('2026-07-01T07:59Z', 'Mars/Base')).toBe('2026-07-01T08:00');
    expect(after('2026-07-01T08:00Z', 'Mars/Base', true)).toBe('2026-07-06T08:00');
  });
});
