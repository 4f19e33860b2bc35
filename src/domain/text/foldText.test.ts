import fc from 'fast-check';
import { foldWithRanges, foldText } from './foldText';

it.each([
  ['zoe', 'Zoë'],
  ['muller', 'Müller'],
  ['ΔΡΟΜΟΣ', 'δρόμος'],
  ['strasse', 'Straße'],
  ['STRASSE', 'STRAẞE'],
  ['lukasz', 'Łukasz'],
  ['istanbul', 'İstanbul'],
  ['ISPARTA', 'ısparta'],
  ['sofia', 'Ṣófíà'],
  ['thor', 'Þór'],
  ['dan', 'Ɗan'],
  ["o'brien", 'O’Brien'],
  ['"the crew"', '“The Crew”'],
  ["'a' 'b' 'c'", '‘a’ ʼbʻ ׳c׳'],
  ['"a" "b"', '„a“ ״b”'],
  ['jean-luc', 'Jean‑Luc'],
  ['Nguyen', 'Nguyễn'],
  ['петр', 'Пётр'],
  ['محمد', 'مُحَمَّد'],
  ['احمد', 'أحمد'],
  ['علي', 'عـلی'],
  ['فاطمه', 'فاطمة'],
  ['کریم', 'كريم'],
  ['\u05E9\u05DC\u05D5\u05DD', '\u05E9\u05C1\u05B8\u05DC\u05D5\u05B9\u05DD'],
  ['葛', '葛\u{E0100}'],
  ['ｱﾝﾅ', 'アンナ'],
  ['Ａｎｎａ', 'anna'],
])('%s finds %s', (typed, name) => {
  expect(foldText(name)).toBe(foldText(typed));
});

it.each([
  ['a vowel sign of Devanagari', 'कि', 'कु'],
  ['a vowel sign of Thai', 'กิ', 'กุ'],
  ['a voicing mark of Japanese', 'か', 'が'],
  ['a nasal sign of Devanagari', 'क', 'कं'],
])('%s makes a different word', (_what, one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

it('text is compared letter by letter, each letter together with its marks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const { folded, units } = foldWithRanges(text);
      expect(folded).toBe(foldText(text));
      expect(units).toHaveLength(folded.length);
    }),
    { numRuns: 2000 },
  );
});

it('each letter of the folded text has its range in the original', () => {
  expect(foldWithRanges('Aßb')).toEqual({
    folded: 'assb',
    units: [
      { start: 0, end: 1 },
      { start: 1, end: 2 },
      { start: 1, end: 2 },
      { start: 2, end: 3 },
    ],
  });
});

it('marks belong to the letter before them', () => {
  const units = [
    { start: 0, end: 2 },
    { start: 2, end: 3 },
  ];
  expect(foldWithRanges('e\u0301x')).toEqual({ folded: 'ex', units });
});

it('an invisible character belongs to the letter before it, or to none at the start', () => {
  expect(foldWithRanges('\u200Ba\u200B\u00ADb')).toEqual({
    folded: 'ab',
    units: [
      { start: 1, end: 4 },
      { start: 4, end: 5 },
    ],
  });
});
