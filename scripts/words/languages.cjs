const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { parseCatalogue, parseMessage, readCatalogue } = require('./messages.cjs');
const { pseudoTokens } = require('./pseudo.cjs');

/**
 * @typedef {import('./messages.cjs').Message} Message
 * @typedef {{ tag: string, messageOf: (id: string) => Message }} Language texts by id: 'client/chat/words:title'
 */

const src = resolve(__dirname, '../../src');

const folder = join(src, 'languages');

/** English, longer and with accents: shows what is cut or isn't in a catalogue. */
const PSEUDO = 'en-XA';

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

const hasSameArguments = (one, other) => {
  const namesOf = ({ args }) =>
    args
      .map(({ name }) => name)
      .sort()
      .join();
  return namesOf(one) === namesOf(other);
};

/** A translation that can't be used is English. */
function translated(id, text, tag) {
  const english = englishOf(id);
  if (text === undefined) return english;
  try {
    const message = parseMessage(text, tag);
    return hasSameArguments(message, english) ? message : english;
  } catch {
    return english;
  }
}

/** @returns {Language} */
function readLanguage(tag) {
  if (tag === 'en') return { tag, messageOf: englishOf };
  if (tag === PSEUDO) {
    return { tag, messageOf: (id) => ({ ...englishOf(id), tokens: pseudoTokens(englishOf(id).tokens) }) };
  }
  const texts = JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8'));
  return { tag, messageOf: (id) => translated(id, texts[id], tag) };
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
const screenLanguages = () => [...languageTags(), PSEUDO];

module.exports = { forgetTexts, helpersOf, languageTags, readLanguage, screenLanguages };
