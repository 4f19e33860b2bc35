import { lastReadable } from './readable';

const placed = [
  { id: 'a', start: 0, end: 50 },
  { id: 'b', start: 50, end: 100 },
  { id: 'tall', start: 100, end: 500 },
  { id: 'c', start: 500, end: 550 },
  { id: undefined, start: 550, end: 600 },
];

describe('what can be read', () => {
  it('is the last message that is fully visible', () => {
    expect(lastReadable(placed, { top: 0, bottom: 120 })).toBe('b');
    expect(lastReadable(placed, { top: 0, bottom: 99.4 })).toBe('b');
    expect(lastReadable(placed, { top: 0, bottom: 90 })).toBe('a');
  });

  it('is a tall one as soon as its bottom edge is visible', () => {
    expect(lastReadable(placed, { top: 200, bottom: 400 })).toBeUndefined();
    expect(lastReadable(placed, { top: 320, bottom: 520 })).toBe('tall');
  });

  it('is not one of which only the end shows, if there is room for all of it', () => {
    expect(lastReadable(placed.slice(0, 1), { top: 20, bottom: 220 })).toBeUndefined();
  });

  it('is nothing that the server has not confirmed', () => {
    expect(lastReadable(placed, { top: 450, bottom: 650 })).toBe('c');
  });
});
