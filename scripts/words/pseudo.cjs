const ACCENTS = new Map(
  Object.entries({ a: 'à', c: 'ç', d: 'đ', e: 'é', g: 'ĝ', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'û', y: 'ý' }),
);

const accented = (letter) => {
  const lower = letter.toLowerCase();
  const accent = ACCENTS.get(lower) ?? lower;
  return letter === lower ? accent : accent.toUpperCase();
};

/** 'Wéélçöömé': about 40 % longer, as many languages are, and with accents, which shows what isn't in a catalogue. */
const pseudoText = (text) =>
  text.replace(/[a-z]/gi, (letter) =>
    /[aeiou]/i.test(letter) ? accented(letter) + accented(letter).toLowerCase() : accented(letter),
  );

const pseudoTokens = (tokens) =>
  tokens.map((token) => {
    if (token.type === 'content') return { ...token, value: pseudoText(token.value) };
    if (!token.cases) return token;
    return { ...token, cases: token.cases.map((one) => ({ ...one, tokens: pseudoTokens(one.tokens) })) };
  });

module.exports = { pseudoTokens };
