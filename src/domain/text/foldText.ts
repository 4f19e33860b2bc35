/**
 * Accents of Latin, Greek and Cyrillic letters, points and vowel signs usually omitted in Hebrew, Arabic and Syriac,
 * the Arabic elongation mark, and invisible characters. Marks of other scripts change the word: Devanagari or Thai
 * vowel signs, Japanese voicing marks.
 */
const UNSEEN = new RegExp(
  [
    '[\u00AD\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7',
    '\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED',
    '\u0711\u0730-\u074A\u0898-\u089F\u08CA-\u08E1\u08E3-\u08FF\u115F\u1160\u180B-\u180F',
    '\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF',
    '\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\u{E0000}-\u{E0FFF}]',
  ].join(''),
  'gu',
);

/** Unicode decomposition doesn't unify these. */
const ALIKE = new Map(
  Object.entries({
    ...{
      ø: 'o',
      ł: 'l',
      đ: 'd',
      ð: 'd',
      ħ: 'h',
      ŧ: 't',
      ŋ: 'n',
      ı: 'i',
      ɓ: 'b',
      ɗ: 'd',
      ƙ: 'k',
      ƴ: 'y',
      ɛ: 'e',
      ɔ: 'o',
    },
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' },
    // The same letters as typed on Arabic, Persian and Urdu keyboards.
    ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ە: 'ه' },
  }).concat(
    [...'‘’ʼʻ׳'].map((quote) => [quote, "'"]),
    [...'“”„״'].map((quote) => [quote, '"']),
    [...'‐–—'].map((dash) => [dash, '-']),
  ),
);

const IS_ALIKE = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'gu');

const IS_PLAIN = /^[ -~]*$/;

/** The same as `fold_text` in the database (rule platform.search). */
export function foldText(text: string): string {
  // Most strings are plain ASCII, and each key press may compare many.
  if (IS_PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(IS_ALIKE, (letter) => ALIKE.get(letter) ?? letter);
}

const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

export function foldWithRanges(text: string): { folded: string; units: { start: number; end: number }[] } {
  const units: { start: number; end: number }[] = [];
  let folded = '';
  for (const { 0: letter, index: start } of text.matchAll(LETTERS)) {
    const end = start + letter.length;
    const as = foldText(letter);
    folded += as;
    for (let count = 0; count < as.length; count += 1) units.push({ start, end });
    // Characters that fold to nothing, such as a lone accent, belong to the preceding ones.
    const last = units.at(-1);
    if (last) last.end = end;
  }
  return { folded, units };
}
