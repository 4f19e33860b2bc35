/**
 * npm run api:generate: checks the contract in openapi/, then generates everything derived from it: types, the list of
 * operations, the names of entities, the bundled contract that the server reads, and one RTK Query slice per tag.
 *   --check    writes nothing and fails on a difference
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import { bundledContract } from './bundle';
import { contractProblems, root } from './lint';
import { generatedFolders, generatedSources } from './sources';

async function formatted(file: string, source: string): Promise<string> {
  const target = path.join(root, file);
  return prettier.format(source, { ...(await prettier.resolveConfig(target)), filepath: target });
}

async function generate(): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-contract-'));
  try {
    const contract = await bundledContract();
    const bundled = path.join(folder, 'contract.json');
    writeFileSync(bundled, JSON.stringify(contract));
    const sources = await generatedSources(contract, bundled);
    for (const [file, source] of sources) sources.set(file, await formatted(file, source));
    return sources;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function leftOver(sources: Map<string, string>): string[] {
  return generatedFolders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\.gen\.(ts|json)$/.test(file) && !sources.has(file));
}

function differs(file: string, source: string): boolean {
  const target = path.join(root, file);
  return !existsSync(target) || readFileSync(target, 'utf8') !== source;
}

function fail(lines: string[]): void {
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const problems = await contractProblems();
  if (problems.length > 0) return fail(problems);
  const sources = await generate();
  const changed = [...sources].filter(([file, source]) => differs(file, source));
  const surplus = leftOver(sources);
  if (process.argv.includes('--check')) {
    const wrong = [...changed.map(([file]) => file), ...surplus].map((file) => `${file} differs from the contract`);
    return wrong.length === 0 ? undefined : fail([...wrong, 'Run `npm run api:generate` and commit what it writes.']);
  }
  for (const [file, source] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  for (const file of surplus) rmSync(path.join(root, file));
  console.log(`${sources.size} generated files, ${changed.length} written, ${surplus.length} removed`);
}

void main();
