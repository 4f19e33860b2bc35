import { visibleMessages } from './visibleMessages';

const placed = [
  { id: 'a', start: 0, end: 50 },
  { id: 'b', start: 50, end: 100 },
  { id: 'tall', start: 100, end: 500 },
  { id: 'c', start: 500, end: 550 },
  { id: undefined, start: 550, end: 600 },
];

it('only fully visible messages count, within a pixel', () => {
  expect(visibleMessages(placed, { top: 0, bottom: 120 })).toEqual({ firstId: 'a', lastId: 'b' });
  expect(visibleMessages(placed, { top: 10, bottom: 99.4 })).toEqual({ firstId: 'b', lastId: 'b' });
  expect(visibleMessages(placed, { top: 0, bottom: 90 })?.lastId).toBe('a');
});

it('a message taller than the log is visible as soon as its bottom edge is', () => {
  expect(visibleMessages(placed, { top: 200, bottom: 400 })).toBeUndefined();
  expect(visibleMessages(placed, { top: 320, bottom: 520 })?.lastId).toBe('tall');
});

it('a partly visible message does not count as visible if all of it would fit', () => {
  expect(visibleMessages(placed.slice(0, 1), { top: 20, bottom: 220 })).toBeUndefined();
});

it('a message that the server has not confirmed does not count as visible', () => {
  expect(visibleMessages(placed, { top: 450, bottom: 650 })?.lastId).toBe('c');
});
