import { isolated, leftToRight, withoutDirections } from './directions';

it('a name keeps its letters and loses characters that turn the text after it', () => {
  expect(withoutDirections('\u202Eevil')).toBe('evil');
  expect(withoutDirections('\u2067דנה\u2069\u200F')).toBe('דנה');
  expect(withoutDirections('Zoë \u{1F469}\u200D\u{1F467}')).toBe('Zoë \u{1F469}\u200D\u{1F467}');
});

it('a name from right to left stands apart in a sentence, and others as they are', () => {
  expect(isolated('דנה')).toBe('\u2068דנה\u2069');
  expect(isolated('محمد')).toBe('\u2068محمد\u2069');
  expect(isolated('\u202EAnna')).toBe('Anna');
});

it('a line of English runs from left to right, whatever name it begins with', () => {
  expect(leftToRight('דנה has joined')).toBe('\u200Eדנה has joined');
  expect(leftToRight('\u202EAnna has joined')).toBe('Anna has joined');
});
