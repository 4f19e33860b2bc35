import { composeText } from './composeText';

it('an accented letter is stored as one character, however it was typed', () => {
  expect(composeText('Zoe\u0308')).toBe('Zo\u00EB');
  expect(composeText('Zo\u00EB')).toBe('Zo\u00EB');
});
