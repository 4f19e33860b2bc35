const { readFileSync } = require('node:fs');
const MessageFormat = require('@messageformat/core');
const compileModule = require('@messageformat/core/compile-module');
const { parse } = require('@messageformat/parser');

/**
 * @typedef {{ name: string, type: string }} Argument
 * @typedef {{ text: string, args: Argument[], code: string, uses: string[] }} Message `code`: a string or, with
 *   arguments, an expression of them as properties of `d`; `uses`: names of `domain/text/messages`, and plural rules.
 */

const HELPERS = ['number', 'plural', 'select'];

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

function typeOf(token) {
  if (token.type === 'plural' || token.type === 'selectordinal') return 'number';
  if (token.type === 'function') return token.key === 'number' ? 'number' : undefined;
  if (token.type !== 'select') return 'string';
  const cases = token.cases.map(({ key }) => key).filter((key) => key !== 'other');
  const isBoolean = cases.every((key) => key === 'true' || key === 'false');
  return isBoolean ? 'boolean' : [...cases.map((key) => `'${key}'`), 'string & {}'].join(' | ');
}

/** In the order in which the text names them. */
function argumentsOf(tokens, args = new Map()) {
  for (const token of tokens) {
    if (!('arg' in token)) continue;
    const type = typeOf(token);
    if (!type) throw new Error(`{${token.arg}, ${token.key}} isn't supported: only numbers are`);
    // A string may also be what is selected by, and a number what is counted.
    if ((args.get(token.arg) ?? 'string') === 'string') args.set(token.arg, type);
    for (const { tokens: inner } of token.cases ?? []) argumentsOf(inner, args);
  }
  return args;
}

function codeOf(format, text) {
  const source = compileModule(format, { message: text });
  const expression = source.match(/export default \{\n {2}message: \(d?\) => ([\s\S]*)\n\}$/)?.[1];
  if (!expression) throw new Error(`The compiled message isn't a function: ${source}`);
  return expression;
}

/**
 * A compiled message. Throws a SyntaxError with the place if `text` isn't ICU MessageFormat of `language`.
 *
 * @returns {Message}
 */
function compileMessage(format, text, placeholders = {}) {
  const args = argumentsOf(parse(text, format.plurals[0]));
  for (const [name, { type = 'String' }] of Object.entries(placeholders)) {
    if (!args.has(name)) args.set(name, PLACEHOLDER_TYPES[type] ?? type);
  }
  const code = codeOf(format, text);
  const rule = format.plurals[0].id;
  const uses = [...HELPERS, rule].filter((name) => new RegExp(`\\b${name}\\b[(,]`).test(withoutStrings(code)));
  return { text, args: [...args].map(([name, type]) => ({ name, type })), code, uses };
}

const withoutStrings = (code) => code.replace(/"(?:[^"\\]|\\.)*"/g, '""');

/** The messages of a catalogue by key. */
function compileCatalogue({ texts, about }, language) {
  const format = new MessageFormat(language);
  return new Map([...texts].map(([key, text]) => [key, compileMessage(format, text, about.get(key)?.placeholders)]));
}

module.exports = { readCatalogue, compileCatalogue };
