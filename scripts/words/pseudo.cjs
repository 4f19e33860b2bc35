const ACCENTS = new Map(
  Object.entries({ a: 'à', c: 'ç', d: 'đ', e: 'é', g: 'ĝ', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'û', y: 'ý' }),
);

const accented = (letter) => {
  const lower = letter.toLowerCase();
  const accent = ACCENTS.get(lower) ?? lower;
  return letter === lower ? accent : accent.toUpperCase();
};

const TAG = /(<\/?\w+>)/;

const outsideTags = (text, change) =>
  text
    .split(TAG)
    .map((part) => (TAG.test(part) ? part : change(part)))
    .join('');

const changedTokens = (change) => {
  const changed = (tokens) =>
    tokens.map((token) => {
      if (token.type === 'content') return { ...token, value: outsideTags(token.value, change) };
      if (!token.cases) return token;
      return { ...token, cases: token.cases.map((one) => ({ ...one, tokens: changed(one.tokens) })) };
    });
  return changed;
};

/** 'Wéélçöömé': about 40 % longer, as many languages are, and with accents, which shows what isn't in a catalogue. */
const longerTokens = changedTokens((text) =>
  text.replace(/[a-z]/gi, (letter) =>
    /[aeiou]/i.test(letter) ? accented(letter) + accented(letter).toLowerCase() : accented(letter),
  ),
);

/** Words that read from right to left, as the letters of such a language do. */
const mirroredTokens = changedTokens((text) => text.replace(/[a-z’]+/gi, (word) => `\u202e${word}\u202c`));

module.exports = { longerTokens, mirroredTokens };
