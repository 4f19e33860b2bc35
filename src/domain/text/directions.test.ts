import { forceLeftToRight, hasRightToLeft, isolateDirection, withoutDirections } from './directions';

it('a name keeps its letters and loses characters that change the direction of text after it', () => {
  expect(withoutDirections('\u202Eevil')).toBe('evil');
  expect(withoutDirections('\u2067דנה\u2069\u200F')).toBe('דנה');
  expect(withoutDirections('Zoë \u{1F469}\u200D\u{1F467}')).toBe('Zoë \u{1F469}\u200D\u{1F467}');
});

it('a right-to-left name is isolated with direction marks in a sentence, and other names are unchanged', () => {
  expect(isolateDirection('דנה')).toBe('\u2068דנה\u2069');
  expect(isolateDirection('محمد')).toBe('\u2068محمد\u2069');
  expect(isolateDirection('\u202EAnna')).toBe('Anna');
});

it('a line of English runs left to right, even if it begins with a right-to-left name', () => {
  expect(forceLeftToRight('דנה has joined')).toBe('\u200Eדנה has joined');
  expect(forceLeftToRight('\u202EAnna has joined')).toBe('Anna has joined');
});

it.each([
  ['Anna דנה', true],
  ['Anna', false],
  ['\u202EAnna', false],
])('%j has right-to-left letters: %s', (text, expected) => {
  expect(hasRightToLeft(text)).toBe(expected);
});
