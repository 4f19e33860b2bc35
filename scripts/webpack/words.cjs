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

/** Puts texts in the places that the loader has marked. */
class WordsPlugin {
  constructor(tag) {
    this.tag = tag;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WordsPlugin', (compilation) => {
      // After minimizing, and before the scripts' hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'WordsPlugin', stage }, (assets) => {
        forgetTexts();
        const language = readLanguage(this.tag);
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          const source = assets[name].source().toString();
          if (source.includes(`${MARK}(`)) {
            compilation.updateAsset(name, (script) => withTexts(script, source, language));
          }
        }
      });
    });
  }
}

/** Where a text needs no parentheses, whatever its operators. */
const isAlone = (parent, call) =>
  (parent.type === 'ArrowFunctionExpression' && parent.body === call) ||
  (parent.type === 'Property' && parent.value === call) ||
  (parent.type === 'CallExpression' && parent.arguments.includes(call)) ||
  parent.type === 'VariableDeclarator' ||
  parent.type === 'ReturnStatement';

function withTexts(script, source, language) {
  const replaced = new sources.ReplaceSource(script);
  ancestor(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression(call, _, ancestors) {
      if (call.callee.name !== MARK) return;
      const text = replacementOf(call, source, language);
      const isWhole = call.arguments.length === 1 || isAlone(ancestors.at(-2), call);
      replaced.replace(call.start, call.end - 1, isWhole ? text : `(${text})`);
    },
  });
  return replaced;
}

module.exports = wordsLoader;
module.exports.WordsPlugin = WordsPlugin;
module.exports.numberOf = numberOf;
module.exports.withTexts = withTexts;
