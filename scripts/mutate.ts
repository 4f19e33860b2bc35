/**
 * Mutation tests: changes the code in small ways, one at a time, and names the changes that no test notices.
 *   npm run mutate                             the domain and the main areas of the server
 *   npm run mutate -- src/domain/pods          only files in these folders
 *   npm run mutate -- --since main             only files changed since a commit, and those whose tests changed
 * The exit status is 1 if tests notice too few.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
// Keeps the databases in memory.
import '../jest.config.js';
import { startTestDatabaseServer } from '../src/server/testing/database/databaseServer';
import {
  filesByArea,
  filesToMutate,
  isServerArea,
  type MutationReport,
  type MutationScore,
  percent,
  scoreOf,
  shortfalls,
  survivors,
  withTestedFiles,
} from './mutants';

const NEW_FILES = ['ls-files', '--others', '--exclude-standard'];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const projectFiles = () => [...git('ls-files'), ...git(...NEW_FILES)].filter((file) => existsSync(file));

function changedFiles(commit: string): string[] {
  const changed = [...git('diff', '--name-only', commit), ...git(...NEW_FILES)];
  return withTestedFiles(changed).filter((file) => existsSync(file));
}

/** The sandbox is outside the project, so that a killed run leaves nothing in it. */
function runStryker(area: string, files: readonly string[]): MutationReport {
  const temporary = mkdtempSync(join(tmpdir(), 'stepwell-mutants-'));
  const report = join(temporary, 'report.json');
  try {
    const env = {
      ...process.env,
      MUTATED_FOLDER: area,
      MUTATED_REPORT: report,
      MUTATED_SANDBOX: join(temporary, 'sandbox'),
      TEST_FORM: 'quick',
    };
    const args = ['run', '.config/stryker.mjs', '--mutate', files.join(',')];
    execFileSync(join('node_modules', '.bin', 'stryker'), args, { stdio: 'inherit', env });
    return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function withDatabase(isNeeded: boolean, work: () => void): Promise<void> {
  if (!isNeeded) return work();
  const { url, template, stop } = await startTestDatabaseServer();
  try {
    Object.assign(process.env, { TEST_SERVER_URL: url, TEST_TEMPLATE: template });
    work();
  } finally {
    await stop();
  }
}

const line = (name: string, score: MutationScore) =>
  `${percent(score).toFixed(1).padStart(5)} %  ${score.killed} of ${score.all}  ${name}\n`;

function mutate(areas: ReadonlyMap<string, string[]>): void {
  const scores = new Map<string, MutationScore>();
  const lines: string[] = [];
  for (const [area, files] of areas) {
    const start = process.hrtime.bigint();
    const report = runStryker(area, files);
    const score = scoreOf(report);
    scores.set(area, score);
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    lines.push(line(`${area}, ${seconds.toFixed(0)} s`, score));
    process.stdout.write(`\n${survivors(report).join('\n')}\n\n${lines.at(-1)}\n`);
  }
  const missing = shortfalls(scores);
  if (lines.length > 1) process.stdout.write(lines.join(''));
  process.stdout.write(missing.map((one) => `${one}\n`).join(''));
  if (missing.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
  const wanted = filesToMutate(projectFiles(), positionals);
  const changed = values.since && new Set(changedFiles(values.since));
  const areas = filesByArea(changed ? wanted.filter((file) => changed.has(file)) : wanted);
  await withDatabase([...areas.keys()].some(isServerArea), () => mutate(areas));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
