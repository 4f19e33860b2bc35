import { directionOf, visualOrder } from './visualOrder';

const order = (...texts: string[]) =>
  visualOrder(
    texts.map((text) => ({ text })),
    directionOf(texts.join('')),
  ).map(({ text }) => text);

it('left-to-right text is unchanged', () => {
  expect(order('Anna ', 'Lee')).toEqual(['Anna ', 'Lee']);
});

it('the first word of right-to-left text is on the right', () => {
  expect(order('שלום ', 'דנה')).toEqual(['דנה', 'שלום ']);
  expect(order('Led by ', 'דנה ', 'לוי ', '(leader)')).toEqual(['Led by ', 'לוי', 'דנה ', ' ', '(leader)']);
});

it('numbers in right-to-left text run from left to right, and brackets are mirrored', () => {
  expect(order('דנה ', '12 ', '(לוי)')).toEqual([')לוי(', ' ', '12', 'דנה ']);
});

it('English in right-to-left text keeps its own order', () => {
  expect(order('דנה ', 'Anna ', 'Lee ', 'לוי')).toEqual(['לוי', ' ', 'Anna ', 'Lee', 'דנה ']);
});
