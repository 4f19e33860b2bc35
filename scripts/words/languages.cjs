const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { parseCatalogue, parseMessage, readCatalogue } = require('./messages.cjs');
const { longerTokens, mirroredTokens } = require('./pseudo.cjs');

/**
 * @typedef {import('./messages.cjs').Message} Message
 * @typedef {{ tag: string, messageOf: (id: string) => Message }} Language texts by id: 'client/chat/words:title'
 */

const src = resolve(__dirname, '../../src');

const folder = join(src, 'languages');

/**
 * A translation is offered to readers from this share of all texts on, and stays until it falls below the second: new
 * English texts never take a language from its readers at once.
 */
const OFFERED_SHARE = 0.95;
const KEPT_SHARE = 0.85;

/** English, longer and with accents, or from right to left: show what is cut, not mirrored or not in a catalogue. */
const PSEUDO_TOKENS = { 'en-XA': longerTokens, 'ar-XB': mirroredTokens };

const catalogues = new Map();

function catalogueOf(name) {
  const file = join(src, `${name}.en.json`);
  if (!catalogues.has(name)) catalogues.set(name, parseCatalogue(readCatalogue(file), 'en'));
  return catalogues.get(name);
}

let languages;

const readLanguages = () => (languages ??= languageTags().map(readLanguage));

/** For a build that watches files, which may have changed. */
function forgetTexts() {
  catalogues.clear();
  languages = undefined;
}

function englishOf(id) {
  const end = id.indexOf(':');
  const message = catalogueOf(id.slice(0, end)).get(id.slice(end + 1));
  if (!message) throw new Error(`There is no text ${id}`);
  return message;
}

/** The message of a translation, or why it can't be used. */
function checked(english, text, tag) {
  try {
    const message = parseMessage(text, tag);
    const known = english.args.map(({ name }) => name);
    const unknown = message.shown.filter((name) => !known.includes(name));
    const lacking = english.shown.filter((name) => !message.shown.includes(name));
    if (unknown.length > 0) return { fault: `has {${unknown.join('}, {')}}, which English doesn't have` };
    if (lacking.length > 0) return { fault: `lacks {${lacking.join('}, {')}}` };
    if ([...message.tags].sort().join() !== [...english.tags].sort().join()) return { fault: 'has other tags' };
    if (text.trim() === '' && english.tokens.length > 0) return { fault: 'is empty' };
    return { message: { ...message, args: english.args } };
  } catch (error) {
    return { fault: error.message.split('\n')[0] };
  }
}

/** A translation that is missing or can't be used is English: one bad text never stops a build. */
const translated = (id, text, tag) =>
  (text === undefined ? undefined : checked(englishOf(id), text, tag).message) ?? englishOf(id);

const textsOf = (tag) => JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'));

/**
 * @param {string} tag
 * @param {string[]} ids all texts
 * @returns {{ missing: string[], obsolete: string[], unusable: string[] }} ids; of unusable ones lines that say why
 */
function translationProblems(tag, ids) {
  if (tag === 'en') return { missing: [], obsolete: [], unusable: [] };
  const texts = textsOf(tag);
  const known = new Set(ids);
  const faults = Object.entries(texts).map(([id, text]) => [
    id,
    known.has(id) && checked(englishOf(id), text, tag).fault,
  ]);
  return {
    missing: ids.filter((id) => !(id in texts)),
    obsolete: Object.keys(texts).filter((id) => !known.has(id)),
    unusable: faults.flatMap(([id, fault]) => (fault ? [`${tag}.json: ${id} ${fault}`] : [])),
  };
}

/** Of all texts, those that can be used. */
function shareOf(tag, ids) {
  const { missing, unusable } = translationProblems(tag, ids);
  return (ids.length - missing.length - unusable.length) / ids.length;
}

/**
 * Tags of the languages that readers can choose.
 *
 * @param {string[]} ids all texts
 * @returns {string[]}
 */
function offeredLanguages(ids) {
  const before = offeredTags();
  const isOffered = (tag) => shareOf(tag, ids) >= (before.includes(tag) ? KEPT_SHARE : OFFERED_SHARE);
  return languageTags().filter((tag) => tag === 'en' || isOffered(tag));
}

/** As `npm run words:generate` has last listed them. */
function offeredTags() {
  const [, list = ''] = /\[(.*)\]/.exec(readFileSync(join(src, 'domain/text/languages.gen.ts'), 'utf8')) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, tag]) => tag);
}

/** Writes the texts that still exist, in the order of `ids`. */
function tidyTranslation(tag, ids) {
  const texts = textsOf(tag);
  const kept = ids.filter((id) => id in texts).map((id) => [id, texts[id]]);
  writeFileSync(join(folder, `${tag}.json`), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** @returns {Language} */
function readLanguage(tag) {
  if (tag === 'en') return { tag, messageOf: englishOf };
  const pseudo = PSEUDO_TOKENS[tag];
  if (pseudo) return { tag, messageOf: (id) => ({ ...englishOf(id), tokens: pseudo(englishOf(id).tokens) }) };
  const texts = textsOf(tag);
  const messages = new Map();
  const messageOf = (id) => {
    if (!messages.has(id)) messages.set(id, translated(id, texts[id], tag));
    return messages.get(id);
  };
  return { tag, messageOf };
}

/** Tags of all languages that have texts. */
const languageTags = () => [
  'en',
  ...(existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5)),
];

/**
 * What the text needs in any language: a translation may need a plural where English has none.
 *
 * @returns {import('./messages.cjs').Helper[]}
 */
const helpersOf = (id) => [...new Set(readLanguages().flatMap(({ messageOf }) => messageOf(id).uses))].sort();

/** Those that screens can be looked at in. */
const screenLanguages = () => [...languageTags(), ...Object.keys(PSEUDO_TOKENS)];

module.exports = {
  forgetTexts,
  helpersOf,
  languageTags,
  offeredLanguages,
  offeredTags,
  readLanguage,
  screenLanguages,
  shareOf,
  tidyTranslation,
  translationProblems,
};
