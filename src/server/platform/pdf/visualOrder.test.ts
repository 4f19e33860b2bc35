import { directionOf, visualOrder } from './visualOrder';

const order = (...texts: string[]) =>
  visualOrder(
    texts.map((text) => ({ text })),
    directionOf(texts.join('')),
  ).map(({ text }) => text);

it('words that run from left to right stay as they are', () => {
  expect(order('Anna ', 'Lee')).toEqual(['Anna ', 'Lee']);
});

it('the first of words from right to left stands at the right', () => {
  expect(order('שלום ', 'דנה')).toEqual(['דנה', 'שלום ']);
  expect(order('Led by ', 'דנה ', 'לוי ', '(leader)')).toEqual(['Led by ', 'לוי', 'דנה ', ' ', '(leader)']);
});

it('numbers among them run from left to right, and brackets face the other way', () => {
  expect(order('דנה ', '12 ', '(לוי)')).toEqual([')לוי(', ' ', '12', 'דנה ']);
});

it('English among them keeps its own order', () => {
  expect(order('דנה ', 'Anna ', 'Lee ', 'לוי')).toEqual(['לוי', ' ', 'Anna ', 'Lee', 'דנה ']);
});
