import { hasRightToLeft, holdDirection, isRightToLeft, isolateDirection, withoutDirections } from './directions';

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
  expect(holdDirection('דנה has joined', 'en')).toBe('\u200Eדנה has joined');
  expect(holdDirection('\u202EAnna has joined', 'de')).toBe('Anna has joined');
});

it('a line of Arabic runs right to left, even if it begins with a left-to-right name', () => {
  expect(holdDirection('Anna انضمت', 'ar')).toBe('\u200FAnna انضمت');
  expect([isRightToLeft('ar'), isRightToLeft('ar-XB'), isRightToLeft('art'), isRightToLeft('de')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ['Anna דנה', true],
  ['Anna', false],
  ['\u202EAnna', false],
])('%j has right-to-left letters: %s', (text, expected) => {
  expect(hasRightToLeft(text)).toBe(expected);
});
