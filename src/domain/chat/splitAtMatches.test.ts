import { splitAtMatches } from './splitAtMatches';

const marked = (text: string, search: string) =>
  splitAtMatches(text, search)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['whatever its case', 'See you at Noon', 'NOON', 'See you at [Noon]'],
  ['at any place of a word', 'Afternoon', 'noon', 'After[noon]'],
  ['in any order, each time', 'one two one', 'two one', '[one] [two] [one]'],
  ['whatever its accents', 'Café, cafe\u0301 and cafe', 'cafe', '[Café], [cafe\u0301] and [cafe]'],
  ['by accents that the text has not', 'a cafe', 'café', 'a [cafe]'],
  ['whatever the shape of its quotation marks', 'It’s “so”', `it's "so"`, '[It’s] [“so”]'],
  ['in other spellings of a letter', 'Straße, Ærø', 'strasse aero', '[Straße], [Ærø]'],
  ['by a part of what a letter is compared as', 'Straße', 'ras', 'St[raß]e'],
  ['beside and over each other', 'abcabc', 'ab bc', '[abcabc]'],
  ['not by an accent alone', 'Café', '\u0301', 'Café'],
  ['among emojis', '🎉🎉 yes 🎉', 'yes', '🎉🎉 [yes] 🎉'],
  ['as it is written, not as a pattern', 'a.c abc', '.', 'a[.]c abc'],
])('a search marks its match %s', (_how, text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

it('a match far into the text is shown with some of the text before it', () => {
  const text = `${'Many words come first. '.repeat(20)}Then the needle, and more.`;
  expect(marked(text, 'needle')).toBe('… first. Many words come first. Then the [needle], and more.');
});

it('text without a match is shown from its beginning', () => {
  expect(marked('word '.repeat(40), 'needle')).toBe('word '.repeat(40));
});

it('the omitted beginning never ends halfway through an emoji', () => {
  const text = `${'🎉'.repeat(100)}xneedle`;
  expect(marked(text, 'needle')).toBe(`… ${'🎉'.repeat(20)}x[needle]`);
});

it('a match that follows a very long word is shown', () => {
  expect(marked(`${'x'.repeat(200)}needle`, 'needle')).toBe(`… ${'x'.repeat(40)}[needle]`);
});
