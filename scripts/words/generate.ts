/**
 * npm run words:generate: compiles the catalogues of texts (`src/…ords.en.json`) and their translations into modules
 * beside them, lists the languages that readers can choose (`src/domain/text/languages.gen.ts`), and prints what each
 * translation lacks. Removes translations of texts that no longer exist.
 *   --check    writes nothing, and fails on a difference and on translations that can't be used
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogues, files, ids, nameOf, root } from './catalogues';
import {
  languageTags,
  offeredLanguages,
  readLanguage,
  shareOf,
  tidyTranslation,
  translationProblems,
} from './languages.cjs';
import type { Message } from './messages.cjs';
import { isOneLanguage, languagesSource, moduleSource } from './modules.cjs';

const MODULE = /[wW]ords\.gen\.ts$/;

const offered = offeredLanguages(ids);

function messagesByLanguage(file: string, english: Map<string, Message>): Map<string, Map<string, Message>> {
  const tags = isOneLanguage(file) ? ['en'] : offered;
  return new Map(
    tags.map((tag) => {
      const { messageOf } = readLanguage(tag);
      return [tag, new Map([...english.keys()].map((key) => [key, messageOf(`${nameOf(file)}:${key}`)]))];
    }),
  );
}

const LANGUAGES = 'src/domain/text/languages.gen.ts';

const sources = new Map([
  ...[...catalogues].map(([file, english]): [string, string] => [
    file.replace('.en.json', '.gen.ts'),
    moduleSource(file, messagesByLanguage(file, english)),
  ]),
  [LANGUAGES, languagesSource(offered)],
]);

const isCurrent = ([file, source]: [string, string]) =>
  existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8') === source;

const changed = [...sources].filter((entry) => !isCurrent(entry));
const surplus = files.filter((file) => MODULE.test(file) && !sources.has(file));

function check(): void {
  const wrong = [...changed.map(([file]) => file), ...surplus];
  for (const file of wrong) console.error(`${file} differs from its catalogue`);
  if (wrong.length > 0) console.error('Run `npm run words:generate` and commit what it writes.');
  const translations = languageTags().map((tag) => translationProblems(tag, ids));
  const unusable = translations.flatMap((translation) => translation.unusable);
  const obsolete = translations.flatMap((translation) => translation.obsolete);
  for (const problem of unusable) console.error(problem);
  for (const id of obsolete) console.error(`${id} is no text any more: run \`npm run words:generate\`.`);
  process.exitCode = wrong.length + unusable.length + obsolete.length > 0 ? 1 : 0;
}

function write(): void {
  for (const [file, source] of changed) writeFileSync(path.join(root, file), source);
  for (const file of surplus) rmSync(path.join(root, file));
  for (const file of [...changed.map(([name]) => name), ...surplus]) console.log(file);
  for (const tag of languageTags().slice(1)) {
    const { missing, unusable } = translationProblems(tag, ids);
    tidyTranslation(tag, ids);
    const share = (100 * shareOf(tag, ids)).toFixed(1);
    console.log(`${tag}: ${share} % of ${ids.length} texts${offered.includes(tag) ? ', offered' : ''}`);
    for (const line of [...unusable, ...missing.map((id) => `  missing: ${id}`)]) console.log(line);
  }
}

if (process.argv.includes('--check')) check();
else write();
