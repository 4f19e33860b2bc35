/**
 * Mutation tests: changes the code in small ways, one at a time, and names the changes that no test notices.
 *   npm run mutate                             the domain and the server's use cases
 *   npm run mutate -- src/domain/pods          only files in these folders
 *   npm run mutate -- --since main             only files changed since a commit
 * The exit status is 1 if tests notice too few.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  filesToMutate,
  type MutatedProgram,
  mutatedPrograms,
  type MutationReport,
  percent,
  scoresByFolder,
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
function runStryker({ project, folder }: MutatedProgram, files: string[]): MutationReport | undefined {
  const temporary = mkdtempSync(join(tmpdir(), 'stepwell-mutants-'));
  const report = join(temporary, 'report.json');
  try {
    const args = ['run', '.config/stryker.mjs', '--mutate', files.join(',')];
    const env = {
      ...process.env,
      MUTATED_PROGRAM: project,
      MUTATED_FOLDER: folder,
      MUTATED_REPORT: report,
      MUTATED_SANDBOX: join(temporary, 'sandbox'),
    };
    spawnSync(join('node_modules', '.bin', 'stryker'), args, { stdio: 'inherit', env });
    return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as MutationReport) : undefined;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Whether the tests of a program notice enough; prints what they don't notice. */
function mutate(program: MutatedProgram, files: string[]): boolean {
  const start = process.hrtime.bigint();
  const report = runStryker(program, files);
  if (!report) return false;
  const scores = [...scoresByFolder(report)];
  const total = {
    killed: scores.reduce((sum, [, { killed }]) => sum + killed, 0),
    all: scores.reduce((sum, [, { all }]) => sum + all, 0),
  };
  const seconds = (Number(process.hrtime.bigint() - start) / 1e9).toFixed(0);
  const lines = [...(scores.length > 1 ? scores : []), [`${program.folder}, ${seconds} s`, total] as const].map(
    ([name, score]) => `${percent(score).toFixed(1).padStart(5)} %  ${score.killed} of ${score.all}  ${name}`,
  );
  const isEnough = percent(total) >= program.required;
  const verdict = isEnough ? [] : [`Below the ${program.required} % that ${program.folder} needs.`];
  process.stdout.write(`\n${[...survivors(report), '', ...lines, ...verdict].join('\n')}\n\n`);
  return isEnough;
}

const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true });
const files = changedFiles(values.since);
for (const program of mutatedPrograms) {
  const chosen = filesToMutate(program, files, positionals);
  if (chosen.length > 0 && !mutate(program, chosen)) process.exitCode = 1;
}
