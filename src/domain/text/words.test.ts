import { joinWithAnd, countWithNoun, numberText, ordinal, upperFirst } from './words';

it('a count of one takes the singular, and any other count the plural', () => {
  expect([0, 1, 2].map((count) => countWithNoun(count, 'place'))).toEqual(['0 places', '1 place', '2 places']);
});

it('a number has a comma between thousands', () => {
  expect([0, 999, 1000, 12_345, 1_234_567].map(numberText)).toEqual(['0', '999', '1,000', '12,345', '1,234,567']);
  expect(countWithNoun(1200, 'pod')).toBe('1,200 pods');
});

it('each ordinal has the right ending, including 11th to 13th', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111, 112, 113].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '10th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '101st',
    '111th',
    '112th',
    '113th',
  ]);
});

it.each([
  [[], ''],
  [['Bo'], 'Bo'],
  [['Bo', 'Cy'], 'Bo and Cy'],
  [['Bo', 'Cy', 'Di'], 'Bo, Cy and Di'],
])('the list %j is written as in a sentence', (items, words) => {
  expect(joinWithAnd(items)).toBe(words);
});

it('a sentence begins with a capital letter', () => {
  expect(upperFirst('every day, if you like')).toBe('Every day, if you like');
  expect(upperFirst('')).toBe('');
});
