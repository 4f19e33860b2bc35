/**
 * npm run words:generate: compiles the catalogues of texts (`src/…ords.en.json`) into modules beside them.
 *   --check    writes nothing and fails on a difference
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathsBelow } from '../checks/projectFiles';
import { parseCatalogue, readCatalogue } from './messages.cjs';
import { moduleSource } from './modules.cjs';

const root = path.resolve(__dirname, '../..');

const CATALOGUE = /[wW]ords\.en\.json$/;
const MODULE = /[wW]ords\.gen\.ts$/;

const files = pathsBelow('src');

function sources(): Map<string, string> {
  return new Map(
    files
      .filter((file) => CATALOGUE.test(file))
      .map((file) => {
        const english = parseCatalogue(readCatalogue(path.join(root, file)), 'en');
        return [file.replace('.en.json', '.gen.ts'), moduleSource(file, new Map([['en', english]]))];
      }),
  );
}

function main(): void {
  const written = sources();
  const isCurrent = ([file, source]: [string, string]) =>
    existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8') === source;
  const changed = [...written].filter((entry) => !isCurrent(entry));
  const surplus = files.filter((file) => MODULE.test(file) && !written.has(file));
  if (process.argv.includes('--check')) {
    const wrong = [...changed.map(([file]) => file), ...surplus];
    for (const file of wrong) console.error(`${file} differs from its catalogue`);
    if (wrong.length > 0) console.error('Run `npm run words:generate` and commit what it writes.');
    process.exitCode = wrong.length > 0 ? 1 : 0;
    return;
  }
  for (const [file, source] of changed) writeFileSync(path.join(root, file), source);
  for (const file of surplus) rmSync(path.join(root, file));
  for (const file of [...changed.map(([name]) => name), ...surplus]) console.log(file);
}

main();
