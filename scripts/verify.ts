/**
 * Runs what the project checks itself with and counts it.
 *   tsx scripts/verify.ts tests     npm test: builds the product and runs every test, browser journeys included
 *   tsx scripts/verify.ts static    npm run static-checks: types, lint, format, contract, generated code; runs no test
 *   tsx scripts/verify.ts tests static    npm run verify: both
 * The last line is 'N passed, N failed'; the exit status is 1 when anything failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser';

interface Count {
  passed: number;
  failed: number;
}

const bin = (name: string) => join('node_modules', '.bin', name);
const npmRun = (script: string) => ['npm', 'run', '--silent', script];

/** Runs a command with its output shown; gives its exit status. */
function run(command: string[], env: Record<string, string> = {}): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function timed(name: string, work: () => Promise<Count>): Promise<Count> {
  const start = process.hrtime.bigint();
  process.stdout.write(`\n── ${name}\n`);
  // Whatever fails is counted, so that the other checks still run and the last line always comes.
  const count = await work().catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  process.stdout.write(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(0)} s\n`);
  return count;
}

const one = async (command: string[], env?: Record<string, string>): Promise<Count> =>
  (await run(command, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Jest's own count of its tests; a suite that could not run counts as one failure. */
async function jest(args: string[], env?: Record<string, string>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-jest-'));
  const file = join(folder, 'result.json');
  try {
    const status = await run([bin('jest'), ...args, '--json', '--outputFile', file], env);
    const result = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numRuntimeErrorTestSuites: number;
    };
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const journeys = ['--selectProjects', 'e2e', '--maxWorkers=2', '--testSequencer=./.config/jest.slowestFirst.cjs'];

const tests: [string, () => Promise<Count>][] = [
  ['build', () => one(npmRun('build'))],
  [
    'domain, client, server and script tests',
    () => jest(['--selectProjects', 'domain', 'client', 'server', 'scripts', '--maxWorkers=100%']),
  ],
  ['browser journeys', async () => jest(journeys, { CHROMIUM_PATH: await ensureBrowser() })],
];

const staticChecks: [string, () => Promise<Count>][] = [
  ['types', () => one(npmRun('typecheck'))],
  ['lint, import walls, dead code', () => one(npmRun('lint'))],
  ['format', () => one(npmRun('format:check'))],
  ['contract, and the code generated from it', () => one([...npmRun('api:generate'), '--', '--check'])],
  ['the contract breaks no client of the last release', () => one(npmRun('api:compare'))],
  ['migrations are what the schema gives', () => one(npmRun('db:check'))],
];

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const which = [...(asked.includes('tests') ? tests : []), ...(asked.includes('static') ? staticChecks : [])];
  const total: Count = { passed: 0, failed: 0 };
  for (const [name, work] of which) {
    const count = await timed(name, work);
    total.passed += count.passed;
    total.failed += count.failed;
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

void main();
