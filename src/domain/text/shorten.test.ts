import { shorten } from './shorten';

it.each([
  ['Call', 4, 'Call'],
  ['Calls', 4, 'Cal…'],
  ['👍🏽👍👍', 3, '👍🏽…'],
  ['', 3, ''],
])('"%s" in %i characters is "%s"', (text, longest, expected) => {
  expect(shorten(text, longest)).toBe(expected);
});
