const { createHash } = require('node:crypto');
const { join, relative, resolve } = require('node:path');
const { parse } = require('acorn');
const { ancestor } = require('acorn-walk');
const cardinals = require('make-plural/cardinals');
const ordinals = require('make-plural/ordinals');
const { Compilation, sources } = require('webpack');
const { forgetTexts, helpersOf, readLanguage } = require('../words/languages.cjs');
const { parseCatalogue, expressionOf, readCatalogue } = require('../words/messages.cjs');
const { importOf, isOneLanguage, objectSource } = require('../words/modules.cjs');

const root = resolve(__dirname, '../..');

const languageFile = join(root, 'src/client/ui/language.ts');

const MARK = '__words__';

const PURE = `/*#__PURE__*/ ${MARK}`;

/** Texts by the number in their calls: with their names, modules would count as larger than they will be. */
const marked = [];

const numbers = new Map();

function numberOf(id) {
  if (!numbers.has(id)) numbers.set(id, marked.push(id) - 1);
  return numbers.get(id);
}

const idOf = (catalogue) => relative(join(root, 'src'), catalogue).replace(/\.en\.json$/, '');

/**
 * A loader: puts a call in the place of each text, such as `__words__(12)`, which
 * `WordsPlugin` replaces in the minimized scripts. So a build compiles and minimizes once, whatever its languages.
 */
function wordsLoader() {
  if (this.resourcePath === languageFile) return `export const LANGUAGE = ${PURE}("language");`;
  const catalogue = this.resourcePath.replace(/\.gen\.ts$/, '.en.json');
  this.addDependency(catalogue);
  const messages = parseCatalogue(readCatalogue(catalogue), 'en');
  const ids = new Map([...messages].map(([key, message]) => [message, `${idOf(catalogue)}:${key}`]));
  const words = objectSource(messages, (message) => {
    const id = ids.get(message);
    return `${PURE}(${[numberOf(id), ...(message.args.length > 0 ? ['d', ...helpersOf(id)] : [])].join(', ')})`;
  });
  const file = relative(root, catalogue);
  const imports = [...new Set([...ids.values()].flatMap(helpersOf))].map((helper) =>
    importOf([helper], file, `oneLanguage/${helper}`),
  );
  const exported = isOneLanguage(file) ? 'export const words' : 'const words';
  return `${imports.join('')}${exported} = ${words};\n${isOneLanguage(file) ? '' : 'export const wordsIn = () => words;\n'}`;
}

const ruleSource = (rule) => `(${String(rule).replace(/\n\s*/g, '')})`;

/** What separates thousands, and the least number with such a separator: 1,000, but 10.000 in Spanish. */
function groupingOf(locale) {
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const separatorIn = (number) => format.formatToParts(number).find(({ type }) => type === 'group')?.value;
  return { separator: separatorIn(10_000), grouped: separatorIn(1000) === undefined ? 10_000 : 1000 };
}

/** The text of a call, as source. */
function replacementOf({ arguments: [key, d, ...helpers] }, source, language) {
  const name = marked[key.value] ?? key.value;
  const rules = language.tag.split('-')[0];
  if (name === 'language') return JSON.stringify(language.tag);
  if (name === 'separator' || name === 'grouped') return JSON.stringify(groupingOf(rules)[name]);
  if (name === 'plural') return ruleSource(cardinals[rules]);
  if (name === 'ordinal') return ruleSource(ordinals[rules]);
  const message = language.messageOf(name);
  const textOf = ({ type, start, end }) => {
    const text = source.slice(start, end);
    return type === 'SequenceExpression' ? `(${text})` : text;
  };
  const helperOf = (helper) => textOf(helpers[helpersOf(name).indexOf(helper)]);
  const isName = d?.type === 'Identifier';
  const text = expressionOf(message, {
    argument: (argument) => `${isName ? d.name : 'd'}.${argument}`,
    call: (helper, ...args) => `${helperOf(helper)}(${args.join(',')})`,
    hasElements: true,
    isCompact: true,
  });
  if (!d) return text;
  return isName ? text : `(d=>${text})(${textOf(d)})`;
}

/** Asset names and contents refer to others by these, until webpack replaces them by hashes of the contents. */
const hashOf = ({ contenthash }) => (Array.isArray(contenthash) ? contenthash[0] : contenthash);

/** Stands for the hash of a script in another language: no content has it by chance. */
const hashIn = (tag, hash) =>
  `q${BigInt(`0x${createHash('sha256').update(`${tag} ${hash}`).digest('hex')}`).toString(36)}`.slice(0, hash.length);

const replaceAll = (text, replacements) =>
  replacements.size === 0
    ? text
    : text.replace(new RegExp([...replacements.keys()].join('|'), 'g'), (found) => replacements.get(found));

/** With a hash of its own; `de/index.js` where scripts name each other by their paths. */
const nameIn = (tag, { name, hash }, replacements) =>
  hash === undefined ? `${tag}/${name}` : replaceAll(name, replacements);

/**
 * The scripts that differ by language: those with texts, and those that name them by their hashes; all if none has a
 * hash.
 */
function scriptsWithTexts(assets) {
  const scripts = assets
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, source, info }) => ({ name, source: source.source().toString(), hash: hashOf(info), info }));
  if (scripts.every(({ hash }) => hash === undefined)) return scripts;
  const found = new Set(scripts.filter(({ source }) => source.includes(`${MARK}(`)));
  for (;;) {
    const hashes = [...found].flatMap(({ hash }) => hash ?? []);
    const more = scripts.filter((one) => !found.has(one) && hashes.some((hash) => one.source.includes(hash)));
    if (more.length === 0) return [...found];
    more.forEach((one) => found.add(one));
  }
}

/**
 * Puts texts in the places that the loader has marked: those of the first language in the scripts themselves, those of
 * others in scripts beside them, which only their readers load. `info.language` and `info.original` say which; the
 * original has its name at that time as `info.named`.
 */
class WordsPlugin {
  constructor([tag, ...others]) {
    this.tag = tag;
    this.others = others;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WordsPlugin', (compilation) => {
      // After minimizing and its comments, and before the scripts' hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2;
      compilation.hooks.processAssets.tap({ name: 'WordsPlugin', stage }, () => {
        forgetTexts();
        const scripts = scriptsWithTexts(compilation.getAssets()).map((script) => ({
          ...script,
          calls: callsIn(script.source),
        }));
        for (const tag of this.others) this.emitScripts(compilation, scripts, readLanguage(tag));
        const language = readLanguage(this.tag);
        for (const { name, source, calls } of scripts) {
          const put = (script) => (calls.length > 0 ? withTexts(script, source, calls, language) : script);
          compilation.updateAsset(name, put, (info) => ({ ...info, named: name }));
        }
      });
    });
  }

  emitScripts(compilation, scripts, language) {
    const { tag } = language;
    const hashes = new Map(scripts.flatMap(({ hash }) => (hash === undefined ? [] : [[hash, hashIn(tag, hash)]])));
    for (const script of scripts) {
      const { source, calls, info, hash } = script;
      const text = withTexts(new sources.RawSource(source), source, calls, language).source().toString();
      const name = nameIn(tag, script, hashes);
      compilation.emitAsset(name, new sources.RawSource(replaceAll(text, hashes)), {
        ...(hash !== undefined && { contenthash: hashes.get(hash), immutable: info.immutable }),
        minimized: info.minimized,
        language: tag,
        original: script.name,
      });
    }
  }
}

/** The names of the scripts in another language, by those in the first. */
function namesByLanguage(compilation) {
  const assets = compilation.getAssets();
  const names = new Map(assets.filter(({ info }) => info.named).map(({ name, info }) => [info.named, name]));
  const byLanguage = {};
  for (const { name, info } of assets) {
    if (info.language) (byLanguage[info.language] ??= {})[names.get(info.original)] = name;
  }
  return byLanguage;
}

/** Calls of the mark, with whether a text can stand there without parentheses. */
function callsIn(source) {
  const calls = [];
  if (!source.includes(`${MARK}(`)) return calls;
  ancestor(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression(call, _, ancestors) {
      if (call.callee.name !== MARK) return;
      calls.push({ call, isWhole: call.arguments.length === 1 || isAlone(ancestors.at(-2), call) });
    },
  });
  return calls;
}

/** Where a text needs no parentheses, whatever its operators. */
const isAlone = (parent, call) =>
  (parent.type === 'ArrowFunctionExpression' && parent.body === call) ||
  (parent.type === 'Property' && parent.value === call) ||
  (parent.type === 'CallExpression' && parent.arguments.includes(call)) ||
  parent.type === 'VariableDeclarator' ||
  parent.type === 'ReturnStatement';

function withTexts(script, source, calls, language) {
  const replaced = new sources.ReplaceSource(script);
  for (const { call, isWhole } of calls) {
    const text = replacementOf(call, source, language);
    replaced.replace(call.start, call.end - 1, isWhole ? text : `(${text})`);
  }
  return replaced;
}

module.exports = wordsLoader;
module.exports.WordsPlugin = WordsPlugin;
module.exports.numberOf = numberOf;
module.exports.withTexts = withTexts;
module.exports.callsIn = callsIn;
module.exports.namesByLanguage = namesByLanguage;
