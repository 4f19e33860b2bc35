import { hasVisibleCharacter } from './visible';

it.each(['\u3164', '\u200B', '\u2800', '\u202E', '\u115F\u1160', '\uFFA0', '\uFE0F', '\u00AD \u2060', '\u0301', ''])(
  '%j has nothing visible',
  (text) => expect(hasVisibleCharacter(text)).toBe(false),
);

it.each(['Zoë', '雪', 'दिव्या', '7', '?', '👩‍👧', '\u200Bx', 'דנה'])('%j has visible content', (text) =>
  expect(hasVisibleCharacter(text)).toBe(true),
);
