import { directionOf, visualOrder } from './visualOrder';

const order = (...texts: string[]) =>
  visualOrder(
    texts.map((text) => ({ text })),
    directionOf(texts.join('')),
  ).map(({ text }) => text);

it('text from left to right is unchanged', () => {
  expect(order('Anna ', 'Lee')).toEqual(['Anna ', 'Lee']);
});

it('the first word of text from right to left is on the right', () => {
  expect(order('שלום ', 'דנה')).toEqual(['דנה', 'שלום ']);
  expect(order('Led by ', 'דנה ', 'לוי ', '(leader)')).toEqual(['Led by ', 'לוי', 'דנה ', ' ', '(leader)']);
});

it('numbers in text from right to left run from left to right, and brackets are mirrored', () => {
  expect(order('דנה ', '12 ', '(לוי)')).toEqual([')לוי(', ' ', '12', 'דנה ']);
});

it('English in text from right to left keeps its own order', () => {
  expect(order('דנה ', 'Anna ', 'Lee ', 'לוי')).toEqual(['לוי', ' ', 'Anna ', 'Lee', 'דנה ']);
});
