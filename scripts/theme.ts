/**
 * npm run theme:generate: writes the theme (src/client/ui/theme/theme.ts) as a style sheet.
 *   --check    writes nothing and fails on a difference
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { themeCss } from '../src/client/ui/theme/themeCss';

const file = path.join(__dirname, '../src/client/ui/theme/theme.gen.css');

async function main(): Promise<void> {
  const options = { ...(await prettier.resolveConfig(file)), filepath: file };
  const css = await prettier.format(`/* Written by npm run theme:generate from theme.ts. */\n${themeCss()}`, options);
  if (!process.argv.includes('--check')) return writeFileSync(file, css);
  if (readFileSync(file, 'utf8') === css) return;
  console.error('theme.gen.css differs from the theme. Run `npm run theme:generate` and commit what it writes.');
  process.exitCode = 1;
}

void main();
