const ALIKE = new Map(
  Object.entries({ ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }).concat(
    [...'‘’ʼ'].map((quote) => [quote, "'"]),
    [...'“”„'].map((quote) => [quote, '"']),
  ),
);

const IS_PLAIN = /^[ -~]*$/;

/**
 * One character as it is compared, which may be several or none; as `fold_text` of the database does (rule
 * chat.search).
 */
const foldCharacter = (character: string): string =>
  [
    ...character
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .toLowerCase(),
  ]
    .map((one) => ALIKE.get(one) ?? one)
    .join('');

/** A text as it is compared, and of each of its code units from where to where it stood. */
export function fold(text: string): { folded: string; units: { start: number; end: number }[] } {
  const units: { start: number; end: number }[] = [];
  let folded = '';
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const as = foldCharacter(character);
    folded += as;
    for (let count = 0; count < as.length; count += 1) units.push({ start, end });
    // What folds to nothing, such as an accent by itself, belongs to what stands before it.
    if (as === '' && units.length > 0) (units.at(-1) as { end: number }).end = end;
    start = end;
  }
  return { folded, units };
}

/** A text as it is compared. Most have nothing but ASCII, and each key that is pressed may compare many. */
export const foldText = (text: string): string =>
  IS_PLAIN.test(text) ? text.toLowerCase() : [...text].map(foldCharacter).join('');
