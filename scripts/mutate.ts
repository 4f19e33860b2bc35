/**
 * Mutation tests: changes the code in small ways, one at a time, and names the changes that no test notices.
 *   npm run mutate                             the domain
 *   npm run mutate -- src/domain/pods          only files in these folders
 *   npm run mutate -- --since main             only files changed since a commit
 * The exit status is 1 if tests notice too few.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  filesByArea,
  filesToMutate,
  type MutationReport,
  type MutationScore,
  percent,
  REQUIRED_PERCENT,
  scoreOf,
  survivors,
} from './mutants';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const newFiles = ['ls-files', '--others', '--exclude-standard'];

/** The files of the work tree; with a commit, those that differ from it. */
function changedFiles(commit: string | undefined): string[] {
  const known = commit ? git('diff', '--name-only', commit) : git('ls-files');
  return [...known, ...git(...newFiles)].filter((file) => existsSync(file));
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
    };
    const args = ['run', '.config/stryker.mjs', '--mutate', files.join(',')];
    execFileSync(join('node_modules', '.bin', 'stryker'), args, { stdio: 'inherit', env });
    return JSON.parse(readFileSync(report, 'utf8')) as MutationReport;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

const line = (name: string, score: MutationScore) =>
  `${percent(score).toFixed(1).padStart(5)} %  ${score.killed} of ${score.all}  ${name}\n`;

/** Whether the tests notice enough; prints what they don't notice. */
function mutate(files: readonly string[]): boolean {
  const total = { killed: 0, all: 0 };
  const lines: string[] = [];
  for (const [area, ownFiles] of filesByArea(files)) {
    const start = process.hrtime.bigint();
    const report = runStryker(area, ownFiles);
    const score = scoreOf(report);
    total.killed += score.killed;
    total.all += score.all;
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    lines.push(line(`${area}, ${seconds.toFixed(0)} s`, score));
    process.stdout.write(`\n${survivors(report).join('\n')}\n\n${lines.at(-1)}\n`);
  }
  const isEnough = percent(total) >= REQUIRED_PERCENT;
  if (lines.length > 1) process.stdout.write([...lines, line('all', total)].join(''));
  if (!isEnough) process.stdout.write(`Below the required ${REQUIRED_PERCENT} %.\n`);
  return isEnough;
}

const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
const files = filesToMutate(changedFiles(values.since), positionals);
if (!mutate(files)) process.exitCode = 1;
