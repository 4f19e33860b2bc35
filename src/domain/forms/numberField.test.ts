import { numberField } from './numberField';

it.each<[unknown, number]>([
  [8, 8],
  ['8', 8],
  ['٨', 8],
  ['۱۲', 12],
  ['１ ２', 12],
])('%j is the number %d', (typed, value) => {
  expect(numberField().cast(typed)).toBe(value);
});

it('a field for a number leaves anything that is not text unchanged', () => {
  expect(numberField().cast(NaN, { assert: false })).toBeNaN();
  expect(numberField().isValidSync(undefined)).toBe(true);
});

it.each(['', '  ', 'eight', '٨ pods'])('%j is not a number', (typed) => {
  expect(numberField().isValidSync(typed)).toBe(false);
});
