const path = require('node:path');
const { expressionOf, propertyName } = require('./messages.cjs');

/**
 * @typedef {import('./messages.cjs').Message} Message
 * @typedef {Map<string, any>} Tree messages by the parts of their keys
 */

const RUNTIME = 'src/domain/text';

/** Throws if one key is also the beginning of another. */
function nested(messages) {
  const tree = new Map();
  for (const [key, message] of messages) {
    const parts = key.split('.');
    const last = parts.pop();
    let branch = tree;
    for (const part of parts) {
      const next = branch.get(part) ?? new Map();
      if (!(next instanceof Map)) throw new Error(`${key} begins with the key of another message`);
      branch.set(part, next);
      branch = next;
    }
    if (branch.has(last)) throw new Error(`${key} is the beginning of another key`);
    branch.set(last, message);
  }
  return tree;
}

const isConstant = ({ args }) => args.length === 0;

const parametersOf = ({ args }) => `(d: { ${args.map(({ name, type }) => `${name}: ${type}`).join('; ')} })`;

const typeOf = (message) => (isConstant(message) ? 'string' : `${parametersOf(message)} => string`);

function treeSource(tree, sourceOf, indent = '') {
  const inner = `${indent}  `;
  const entries = [...tree].map(([key, value]) => [
    key,
    value instanceof Map ? treeSource(value, sourceOf, inner) : sourceOf(value),
  ]);
  if (entries.every(([key]) => /^\d+$/.test(key))) {
    const types = [...tree.values()].map(typeOf).join(', ');
    return `[\n${entries.map(([, source]) => `${inner}${source},\n`).join('')}${indent}] as [${types}]`;
  }
  return `{\n${entries.map(([key, source]) => `${inner}${propertyName(key)}: ${source},\n`).join('')}${indent}}`;
}

/**
 * `words` as the source of an object. `textOf` gives a message's text as an expression; one with arguments is called
 * with an object of them, `d`.
 */
const objectSource = (messages, textOf) =>
  treeSource(nested(messages), (message) =>
    isConstant(message) ? textOf(message) : `${parametersOf(message)} => ${textOf(message)}`,
  );

/** The client has one language at a time: its build puts in another's. Server and domain have all of them. */
const isOneLanguage = (file) => file.startsWith('src/client/');

function importOf(names, file, module = 'messages') {
  const runtime = path.posix.relative(path.posix.dirname(file), `${RUNTIME}/${module}`);
  const from = runtime.startsWith('.') ? runtime : `./${runtime}`;
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from '${from}';\n\n`;
}

const usesOf = (messages) => new Set([...messages.values()].flatMap(({ uses }) => uses));

const textIn = (language, file) => (message) =>
  expressionOf(message, {
    hasElements: isOneLanguage(file),
    argument: (name) => `d.${name}`,
    call: (helper, ...args) =>
      helper === 'select' ? `select(${args.join(', ')})` : `${helper}('${language}', ${args.join(', ')})`,
  });

/**
 * The module of a catalogue: `words`, or `wordsIn` a language.
 *
 * @param {string} file the catalogue's path in the project
 * @param {Map<string, Map<string, Message>>} languages
 */
function moduleSource(file, languages) {
  const mark = `/* Generated from ${path.posix.basename(file)} by \`npm run words:generate\`. Never edited by hand. */\n`;
  const sources = [...languages].map(([language, messages]) => [
    language,
    objectSource(messages, textIn(language, file)),
  ]);
  const uses = new Set([...languages.values()].flatMap((messages) => [...usesOf(messages)]));
  if (isOneLanguage(file)) return `${mark}${importOf([...uses].sort(), file)}export const words = ${sources[0][1]};\n`;
  const [first, ...others] = sources.map(
    ([language, source], index) => `const ${language}${index === 0 ? '' : ': Words'} = ${source};\n\n`,
  );
  const names = sources.map(([language]) => language).join(', ');
  return `${mark}${importOf([...uses, 'byLanguage'].sort(), file)}${first}export type Words = typeof en;\n\n${others.join('')}export const wordsIn = byLanguage<Words>({ ${names} });\n`;
}

module.exports = { importOf, isOneLanguage, moduleSource, objectSource };
