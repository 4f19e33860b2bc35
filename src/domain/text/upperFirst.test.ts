import { upperFirst } from './upperFirst';

it('a sentence begins with a capital letter', () => {
  expect(upperFirst('every day, if you like')).toBe('Every day, if you like');
  expect(upperFirst('')).toBe('');
});
