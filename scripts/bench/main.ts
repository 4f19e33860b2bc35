/**
 * npm run bench: how fast the server is, each figure next to a bare reference measured alternately in the same run,
 * since machines are noisy. Prints a table and writes bench/latest.json. Timings are never tests.
 *   npm run bench [-- streams | reads | write | round | browser]…
 *   npm run bench -- large [OPERATION]…: every read on a small data set and on one a hundred times as large.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { benchBrowser } from './browser';
import { table, type Figure } from './figures';
import { startGenerator } from './generator';
import { benchInteractions } from './interactions';
import { benchLarge } from './large';
import { startBenchProduct } from './product';
import { benchReads } from './reads';
import { benchRound } from './round';
import { benchStreams } from './streams';
import { benchWrite } from './write';

const parts = process.argv.slice(2);
type Part = 'streams' | 'reads' | 'write' | 'round' | 'browser';

const wants = (...any: Part[]) => parts.length === 0 || any.some((part) => parts.includes(part));

async function main(): Promise<void> {
  const product = await startBenchProduct();
  const generator = startGenerator();
  const figures: Figure[] = [];
  /** Printed as soon as it is known: a full run takes minutes, and finished figures must survive a later failure. */
  const add = (measured: Figure[]) => {
    figures.push(...measured);
    print(measured);
  };
  try {
    // Runs first, before other work makes the process grow.
    if (wants('streams')) add(await benchStreams(product));
    if (wants('reads')) add(await benchReads(product, generator));
    if (wants('write')) add([await benchWrite(product, generator)]);
    if (wants('round', 'browser')) {
      execFileSync(process.execPath, [path.join(__dirname, '../build.mjs')], { stdio: 'inherit' });
    }
    if (wants('round')) add(await benchRound());
    if (wants('browser')) {
      add(await benchBrowser());
      add(await benchInteractions());
    }
  } finally {
    generator.close();
    await product.close();
  }
  write(figures);
}

const print = (figures: Figure[]) => process.stdout.write(`${table(figures)}\n`);

function write(figures: Figure[]): void {
  mkdirSync('bench', { recursive: true });
  writeFileSync('bench/latest.json', `${JSON.stringify(figures, undefined, 2)}\n`);
}

async function large(): Promise<void> {
  const figures = await benchLarge(parts.filter((part) => part !== 'large'));
  print(figures);
  write(figures);
}

if (parts.includes('large')) void large();
else void main();
