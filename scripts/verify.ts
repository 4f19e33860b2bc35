/**
 * Runs the project's own checks and counts the results.
 *   tsx scripts/verify.ts quick     npm test: builds the product and runs the tests that every change must pass
 *   tsx scripts/verify.ts full      npm run test:full: all tests at full scale, for a release
 *   tsx scripts/verify.ts static    npm run static-checks: types, lint, format, contract, generated code; runs no test
 *   tsx scripts/verify.ts quick static    npm run verify: both
 * The last line is 'N passed, N failed'; the exit status is 1 if anything failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import pLimit from 'p-limit';
import { ensureBrowser, ensureHeadlessShell } from './browser';
import { ensureOtherBrowsers } from './otherBrowsers';
import { coverageArgs, coverageText, type CoverageSummary } from './coverage';
import { timesText, type FileTimes } from './testTimes';

type Form = 'quick' | 'full';

interface Count {
  passed: number;
  failed: number;
}

const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});

const bin = (name: string) => join('node_modules', '.bin', name);
const npmRun = (script: string) => ['npm', 'run', '--silent', script];

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
  // A failure is counted rather than thrown, so that the other checks still run and the last line always appears.
  const count = await work().catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  process.stdout.write(`── ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(0)} s\n`);
  return count;
}

/** Runs a command and prints its output once it has ended, so that concurrent outputs don't mix. */
function runQuietly(command: string[]): Promise<{ status: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ status: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

const one = async (command: string[], env?: Record<string, string>): Promise<Count> =>
  (await run(command, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

interface FileResult extends FileTimes {
  status: string;
  message: string;
  assertionResults: { duration?: number | null; status: string; fullName: string; failureMessages: string[] }[];
}

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: FileResult[];
}

const times: FileTimes[] = [];

/** What the full form's tests ran; coverage is too slow for the quick form. */
let coverage: CoverageSummary | undefined;

const failures: string[] = [];

const beginning = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

function noteFailures({ testResults }: JestResult): void {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(`${file}: ${fullName}\n${beginning(failureMessages[0] ?? '')}`);
    if (status === 'failed' && failed.length === 0) failures.push(`${file}\n${beginning(message)}`);
  }
}

/** Jest's own count of its tests; a suite that could not run counts as one failure. */
async function jest(form: Form, args: string[], env?: Record<string, string>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'stepwell-jest-'));
  const file = join(folder, 'result.json');
  try {
    const given = { ...env, TEST_FORM: form };
    const covered = form === 'full' && args.includes('domain') ? coverageArgs(folder) : [];
    const status = await run([bin('jest'), ...args, ...covered, '--json', '--outputFile', file], given);
    const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
    noteFailures(result);
    const summary = join(folder, 'coverage-summary.json');
    if (existsSync(summary)) coverage = JSON.parse(readFileSync(summary, 'utf8')) as CoverageSummary;
    times.push(...result.testResults);
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    return { passed: result.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const findBrowsers = async () => ({
  CHROMIUM_PATH: await ensureBrowser(),
  HEADLESS_SHELL_PATH: await ensureHeadlessShell(),
});

let found: ReturnType<typeof findBrowsers> | undefined;

/** Browsers are found or installed once before the journeys, since several processes run these. */
const browsers = () => (found ??= findBrowsers());

/** Those for the full form too: two installations at once would lock each other out. */
async function browsersFor(form: Form) {
  const found = await browsers();
  if (form === 'full') await ensureOtherBrowsers();
  return found;
}

const cores = availableParallelism();

const projects = (...names: string[]) => ['--selectProjects', ...names];

const tests: [string, (form: Form) => Promise<Count>][] = [
  ['build', () => one(npmRun('build'))],
  [
    'domain, client, server and script tests',
    (form) => {
      // Installing mostly waits for the network and the disk, so it runs at the same time as these tests. If it fails,
      // the journeys report it.
      browsersFor(form).catch(() => undefined);
      // One worker more than there are cores, since workers often wait for the database or a timer.
      return jest(form, [...projects('domain', 'client', 'server', 'scripts'), `--maxWorkers=${cores + 1}`]);
    },
  ],
  [
    'browser journeys',
    async (form) => {
      const order = '--testSequencer=./.config/jest.slowestFirst.cjs';
      return jest(form, [...projects('e2e'), order, `--maxWorkers=${cores}`], await browsersFor(form));
    },
  ],
];

const longChecks = [npmRun('test:soak'), npmRun('test:attack'), npmRun('races'), npmRun('test:nodes')];

async function runTests(form: Form): Promise<Count> {
  const counts: Count[] = [];
  const start = process.hrtime.bigint();
  for (const [name, work] of tests) counts.push(await timed(name, () => work(form)));
  if (form === 'full')
    for (const command of longChecks) counts.push(await timed(command.at(-1) ?? '', () => one(command)));
  process.stdout.write(`\n── where the time went\n\n${timesText(times)}\n`);
  if (coverage) process.stdout.write(`\n── what the tests run\n\n${coverageText(coverage)}\n`);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  process.stdout.write(`── tests: ${seconds.toFixed(0)} s in all\n`);
  return sum(counts);
}

const staticChecks: [string, string[]][] = [
  ['lint, import walls, dead code', npmRun('lint')],
  ['types', npmRun('typecheck')],
  ['format', npmRun('format:check')],
  ['contract, and the code generated from it', [...npmRun('api:generate'), '--', '--check']],
  ['texts, and the modules compiled from them', [...npmRun('words:generate'), '--', '--check']],
  ['the theme as a style sheet', [...npmRun('theme:generate'), '--', '--check']],
  ['the contract breaks no client of the last release', npmRun('api:compare')],
  ['migrations are what the schema gives', npmRun('db:check')],
  ['packages: licences, install scripts, where they come from', [...npmRun('licences'), '--', '--check']],
];

const runStaticChecks = (): Promise<Count[]> =>
  pLimit(2).map(staticChecks, async ([name, command]) => {
    const { status, output } = await runQuietly(command);
    const count = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    process.stdout.write(`\n── ${name}: ${count.passed} passed, ${count.failed} failed\n${output}`);
    return count;
  });

async function main(): Promise<void> {
  const parts = process.argv.slice(2);
  const counts: Count[] = [];
  for (const form of ['quick', 'full'] as const) if (parts.includes(form)) counts.push(await runTests(form));
  if (parts.includes('static')) counts.push(await timed('static checks', async () => sum(await runStaticChecks())));
  const total = sum(counts);
  if (failures.length > 0) process.stdout.write(`\n── what failed\n\n${failures.join('\n\n')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

void main();
