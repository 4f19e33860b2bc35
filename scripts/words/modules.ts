import path from 'node:path';
import type { Message } from './messages.cjs';

const MESSAGES = 'src/domain/text/messages';

type Tree = Map<string, Tree | Message>;

/** Messages by the parts of their keys: 'form.labels.name'. Throws if one key is also the beginning of another. */
function nested(messages: ReadonlyMap<string, Message>): Tree {
  const tree: Tree = new Map();
  for (const [key, message] of messages) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
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

const argumentTypes = ({ args }: Message): string => args.map(({ name, type }) => `${name}: ${type}`).join('; ');

const sourceOf = (message: Message): string =>
  message.args.length === 0 ? message.code : `(d: { ${argumentTypes(message)} }) => ${message.code}`;

const isIndex = (key: string) => /^\d+$/.test(key);

const propertyName = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));

function treeSource(tree: Tree, indent: string): string {
  const inner = `${indent}  `;
  const valueOf = (value: Tree | Message) => (value instanceof Map ? treeSource(value, inner) : sourceOf(value));
  const keys = [...tree.keys()];
  if (keys.every(isIndex)) {
    return `[\n${[...tree.values()].map((value) => `${inner}${valueOf(value)},\n`).join('')}${indent}]`;
  }
  const lines = [...tree].map(([key, value]) => `${inner}${propertyName(key)}: ${valueOf(value)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

/** The client has one language at a time: its build puts in another's. Server and domain have all of them. */
const isOneLanguage = (file: string): boolean => file.startsWith('src/client/');

/** The module of a catalogue in the project: `words`, or `wordsIn` a language. */
export function moduleSource(file: string, languages: ReadonlyMap<string, ReadonlyMap<string, Message>>): string {
  const mark = `/* Generated from ${path.basename(file)} by \`npm run words:generate\`. Never edited by hand. */\n`;
  const used = new Set(
    [...languages.values()].flatMap((messages) => [...messages.values()].flatMap(({ uses }) => uses)),
  );
  if (!isOneLanguage(file)) used.add('byLanguage');
  const runtime = path.relative(path.dirname(file), MESSAGES);
  const from = runtime.startsWith('.') ? runtime : `./${runtime}`;
  const imports = used.size > 0 ? `import { ${[...used].sort().join(', ')} } from '${from}';\n\n` : '';
  const sources = [...languages].map(([language, messages]) => [language, treeSource(nested(messages), '')] as const);
  if (isOneLanguage(file)) return `${mark}${imports}export const words = ${sources[0]?.[1] ?? '{}'};\n`;
  const consts = sources.map(
    ([language, source], index) => `const ${language}Words${index === 0 ? '' : ': Words'} = ${source};\n\n`,
  );
  const [first = '', ...others] = consts;
  const names = sources.map(([language]) => `${language}: ${language}Words`).join(', ');
  return `${mark}${imports}${first}export type Words = typeof enWords;\n\n${others.join('')}export const wordsIn = byLanguage<Words>({ ${names} });\n`;
}
