import { prerenderedRows, openingOf, openingOffset } from './opening';
import type { Row } from './rows';

const row = (number: number, more: Partial<Row> = {}) => ({ key: `k${number}`, id: `m${number}`, ...more }) as Row;
const rows = [1, 2, 3, 4, 5].map((number) => row(number));
const unread = rows.map((one) => (one.id === 'm3' ? { ...one, isAfterLastRead: true } : one));
const heights = [100, 100, 100, 100, 100];
const log = { rows, heights, paddingStart: 40, paddingEnd: 10, viewHeight: 200 };

const offsetIn = (given: typeof log, foundId?: string) => openingOffset(openingOf(given.rows, foundId), given);

it('a log in which everything has been read opens at its end', () => {
  expect(offsetIn(log)).toBe(40 + 500 + 10 - 200);
});

it('a log opens with the first unread message at its top', () => {
  expect(offsetIn({ ...log, rows: unread })).toBe(40 + 200);
});

it('a log opens with the linked message in its middle, read or not', () => {
  expect(offsetIn({ ...log, rows: unread }, 'm2')).toBe(40 + 100 - 50);
});

it('a log opens no further down than its end, and no further up than its top', () => {
  expect(offsetIn(log, 'm5')).toBe(350);
  expect(offsetIn(log, 'm1')).toBe(0);
});

it('a log that may fit its window opens at its top', () => {
  expect(offsetIn({ ...log, viewHeight: 900 })).toBe(0);
  expect(offsetIn({ ...log, viewHeight: 221 })).toBe(0);
});

it('a linked message that isn’t loaded has no effect on where the log opens', () => {
  expect(offsetIn(log, 'other')).toBe(offsetIn(log));
});

it('if nothing can be measured, 20 rows are shown: from the opening position where possible, otherwise the last', () => {
  const many = Array.from({ length: 60 }, (_, number) => row(number));
  const unreadFrom = (number: number) => many.map((one, index) => ({ ...one, isAfterLastRead: index === number }));
  const shownIn = (given: Row[]) => {
    const shown = prerenderedRows(given, openingOf(given, undefined));
    return { first: shown[0], last: shown.at(-1), count: shown.length };
  };
  expect(shownIn(many)).toEqual({ first: 40, last: 59, count: 20 });
  expect(shownIn(unreadFrom(3))).toEqual({ first: 3, last: 22, count: 20 });
  expect(shownIn(unreadFrom(50))).toEqual({ first: 40, last: 59, count: 20 });
  expect(shownIn(many.slice(0, 2))).toEqual({ first: 0, last: 1, count: 2 });
});
