import { excerptOf, MAX_EXCERPT_LENGTH } from './excerpt';

it('an excerpt is the beginning of a text on one line, never with half a character', () => {
  expect(excerptOf(' One\n\n two ')).toBe('One two');
  expect(excerptOf('word '.repeat(50))).toMatch(/^word .* word…$/);
  expect(excerptOf('🙂'.repeat(200))).toBe(`${'🙂'.repeat(MAX_EXCERPT_LENGTH - 1)}…`);
});
