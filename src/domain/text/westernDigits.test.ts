import { toWesternDigits } from './westernDigits';

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['wide', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['sans-serif', '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫'],
  ['monospaced', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['western', '0123456789'],
])('%s digits are converted by value', (_script, digits) => {
  expect(toWesternDigits(digits)).toBe('0123456789');
});

it('any other text is unchanged', () => {
  expect(toWesternDigits('abc-١٢ ½ Ⅳ')).toBe('abc-12 ½ Ⅳ');
});

it('every Unicode digit has a value, and each script has ten', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  expect(digits.map(toWesternDigits)).toEqual(digits.map((_, index) => String(index % 10)));
});
