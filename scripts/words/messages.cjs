const { readFileSync } = require('node:fs');
const { parse } = require('@messageformat/parser');
const pluralCategories = require('make-plural/pluralCategories');

/**
 * @typedef {'number' | 'ordinal' | 'plural' | 'select'} Helper
 * @typedef {{ name: string, type: string }} Argument
 * @typedef {import('@messageformat/parser').Token[]} Tokens
 * @typedef {{ tokens: Tokens, args: Argument[], shown: string[], tags: string[], uses: Helper[] }} Message
 * @typedef {{ placeholders?: Record<string, { type?: string }>, description?: string }} About
 */

const TAG = /<(\/?\w+)>/g;

const HELPERS = {
  plural: 'plural',
  selectordinal: 'ordinal',
  select: 'select',
  octothorpe: 'number',
  function: 'number',
};

const PLACEHOLDER_TYPES = { String: 'string', int: 'number' };

/** Texts by key, and what ARB says about each under '@key'. */
function readCatalogue(file) {
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const isAbout = ([key]) => key.startsWith('@');
  return {
    texts: new Map(entries.filter((entry) => !isAbout(entry))),
    about: new Map(entries.filter(isAbout).map(([key, value]) => [key.slice(1), value])),
  };
}

function typeOf({ type, key, cases = [] }) {
  if (type === 'plural' || type === 'selectordinal') return 'number';
  if (type === 'function') return key === 'number' ? 'number' : undefined;
  if (type !== 'select') return 'string';
  const keys = cases.map((one) => one.key).filter((one) => one !== 'other');
  const isBoolean = keys.every((one) => one === 'true' || one === 'false');
  return isBoolean ? 'boolean' : [...keys.map((one) => `'${one}'`), '(string & {})'].join(' | ');
}

/** In the order in which the text names them. */
function argumentsOf(tokens, args = new Map()) {
  for (const token of tokens) {
    if (!('arg' in token)) continue;
    const type = typeOf(token);
    if (!type) throw new Error(`{${token.arg}, ${token.key}} isn't supported: of functions, only number is`);
    // A text may also show what it selects by.
    if ((args.get(token.arg) ?? 'string') === 'string') args.set(token.arg, type);
    for (const { tokens: inner } of token.cases ?? []) argumentsOf(inner, args);
  }
  return args;
}

/** Every category of the language has a case, and what is selected has `other`. */
function checkCases(tokens, categories) {
  for (const { type, arg, cases = [] } of tokens) {
    const keys = cases.map(({ key }) => key);
    const needed = { plural: categories.cardinal, selectordinal: categories.ordinal, select: ['other'] }[type] ?? [];
    const lacking = needed.filter((key) => !keys.includes(key));
    if (lacking.length > 0) throw new Error(`{${arg}} has no case for ${lacking.join(', ')}`);
    for (const { tokens: inner } of cases) checkCases(inner, categories);
  }
}

function helpersOf(tokens) {
  return tokens.flatMap((token) => [
    ...(HELPERS[token.type] ? [HELPERS[token.type]] : []),
    ...(token.cases ?? []).flatMap(({ tokens: inner }) => helpersOf(inner)),
  ]);
}

/**
 * Throws an error that says why if `text` isn't ICU MessageFormat, or has other plural categories than `language`.
 *
 * @param {string} text
 * @param {string} language
 * @param {About} [about]
 * @returns {Message}
 */
function parseMessage(text, language, { placeholders = {} } = {}) {
  const categories = pluralCategories[language.split('-')[0]];
  const tokens = parse(text, { ...categories, strict: true });
  checkCases(tokens, categories);
  const args = argumentsOf(tokens);
  const shown = [...args.keys()];
  for (const [name, { type = 'String' }] of Object.entries(placeholders)) {
    if (!args.has(name)) args.set(name, PLACEHOLDER_TYPES[type] ?? type);
  }
  const uses = [...new Set(helpersOf(tokens))].sort();
  const tags = [...new Set(text.match(TAG) ?? [])];
  return { tokens, args: [...args].map(([name, type]) => ({ name, type })), shown, tags, uses };
}

/** Tags in characters that nobody types, so that an argument can't have any: `client/ui/richText.tsx`. */
const withTags = (text) => text.replace(TAG, '\uE000$1\uE001');

const isText = (part) => 'text' in part;

const isSame = (one, other) => one?.text === other?.text && one?.code === other?.code;

function sharedBeginning([first, ...others]) {
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length++;
  return first.slice(0, length);
}

/** Removes what all parts begin with from them, and returns it: a plural's cases often differ by a letter only. */
function takeBeginning(cases) {
  const shared = [];
  while (cases[0].length > 0 && cases.every((parts) => isSame(parts[0], cases[0][0]))) {
    shared.push(cases[0][0]);
    for (const parts of cases) parts.shift();
  }
  if (cases.every((parts) => parts.length > 0 && isText(parts[0]))) {
    const text = sharedBeginning(cases.map(([part]) => part.text));
    shared.push({ text });
    for (const parts of cases) parts[0] = { text: parts[0].text.slice(text.length) };
  }
  return shared;
}

const reversed = (parts) =>
  parts.map((part) => (isText(part) ? { text: [...part.text].reverse().join('') } : part)).reverse();

function takeEnd(cases) {
  const mirrored = cases.map(reversed);
  const shared = reversed(takeBeginning(mirrored));
  cases.splice(0, cases.length, ...mirrored.map(reversed));
  return shared;
}

function joined(parts, plus = ' + ') {
  const sources = [];
  let text = '';
  const end = () => {
    if (text !== '') sources.push(JSON.stringify(text));
    text = '';
  };
  for (const part of parts) {
    if (isText(part)) text += part.text;
    else {
      end();
      sources.push(part.code);
    }
  }
  end();
  return sources.length === 0 ? '""' : sources.join(plus);
}

const plusOf = ({ isCompact }) => (isCompact ? '+' : ' + ');

function choiceOf({ type, arg, cases }, target, counted) {
  const texts = cases.map(({ tokens }) => partsOf(tokens, target, type === 'select' ? counted : arg));
  const beginning = takeBeginning(texts);
  const ending = takeEnd(texts);
  if (texts.every((parts) => joined(parts) === '""')) return [...beginning, ...ending];
  const colon = target.isCompact ? ':' : ': ';
  const said = texts.map((parts) => joined(parts, plusOf(target)));
  const other = said[cases.findIndex(({ key }) => key === 'other')];
  const sources = cases.flatMap(({ key }, index) =>
    key === 'other' || said[index] !== other ? propertyName(key.replace(/^=/, '')) + colon + said[index] : [],
  );
  const object = target.isCompact ? `{${sources.join(',')}}` : `{ ${sources.join(', ')} }`;
  const code = target.call(HELPERS[type], target.argument(arg), object);
  return [...beginning, { code }, ...ending];
}

function partsOf(tokens, target, counted) {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return { text: target.hasElements ? withTags(token.value) : token.value };
    if (token.type === 'argument') return { code: target.argument(token.arg) };
    if (token.type === 'function') return { code: target.call('number', target.argument(token.arg)) };
    if (token.type === 'octothorpe') return { code: target.call('number', target.argument(counted)) };
    return choiceOf(token, target, counted);
  });
}

/**
 * The text as an expression of its arguments. `argument` names one; `call` calls a helper. With `hasElements` its tags
 * are for `richText`; otherwise they are HTML.
 *
 * @param {Message} message
 * @param {{ argument: (name: string) => string, call: (helper: Helper, ...args: string[]) => string, hasElements?: boolean, isCompact?: boolean }} target
 * @returns {string}
 */
const expressionOf = ({ tokens }, target) => joined(partsOf(tokens, target), plusOf(target));

const propertyName = (key) => (/^[A-Za-z_$][\w$]*$|^\d+$/.test(key) ? key : JSON.stringify(key));

/** The messages of a catalogue by key. */
function parseCatalogue({ texts, about }, language) {
  return new Map([...texts].map(([key, text]) => [key, parseMessage(text, language, about.get(key))]));
}

module.exports = { readCatalogue, parseMessage, parseCatalogue, expressionOf, propertyName };
