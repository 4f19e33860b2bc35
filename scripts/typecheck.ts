/**
 * Checks the types of every program, two compilers at a time. `tsc -b` cannot do it: a program that is referenced there has
 * to emit, and here webpack is the only one that emits.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const compiler = require.resolve('typescript/bin/tsc');

/** The programs, or those named on the command line: `npm run typecheck -- server domain`. */
function programs(): string[] {
  const all = readdirSync(path.join(root, '.config'))
    .map((file) => /^tsconfig\.(\w+)\.json$/.exec(file)?.[1])
    .filter((name): name is string => name !== undefined && name !== 'base');
  const wanted = process.argv.slice(2);
  return wanted.length > 0 ? all.filter((name) => wanted.includes(name)) : all;
}

/** Type-checks one program; resolves with whether it is sound. */
function check(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const config = path.join('.config', `tsconfig.${name}.json`);
    const child = spawn(process.execPath, [compiler, '-p', config, '--pretty', String(Boolean(process.stdout.isTTY))], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      process.stdout.write(code === 0 ? `types of ${name}: sound\n` : `types of ${name}:\n${output}`);
      resolve(code === 0);
    });
  });
}

async function main(): Promise<void> {
  const waiting = programs();
  const results: boolean[] = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) results.push(await check(name));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

void main();
