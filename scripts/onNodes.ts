/**
 * Runs the tests of domain, server and scripts on the other supported versions of Node:
 *   npm run test:nodes                        all of them, as long as the quick suite takes for each version
 *   npm run test:nodes -- src/domain/time     those in this folder
 * npm has Node's own programs as packages; they are installed in a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const MAJOR_VERSIONS = [22, 24];

const run = (command: string, args: string[], env = process.env) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;

function testsPass(major: number, folder: string, paths: string[]): boolean {
  const name = `node-${process.platform}-${process.arch}`;
  if (!run('npm', ['install', '--loglevel=error', '--no-save', '--prefix', folder, `${name}@${major}`])) return false;
  const bin = join(folder, 'node_modules', name, 'bin');
  const env = { ...process.env, TEST_FORM: 'quick', PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'domain', 'server', 'scripts'];
  return run(join(bin, 'node'), [...jest, `--maxWorkers=${availableParallelism() + 1}`, '--', ...paths], env);
}

const paths = process.argv.slice(2);
const current = Number(process.versions.node.split('.')[0]);
const folder = mkdtempSync(join(tmpdir(), 'stepwell-nodes-'));
try {
  // The other suites run on the current version.
  for (const major of MAJOR_VERSIONS.filter((one) => one !== current)) {
    process.stdout.write(`\n── Node ${major}\n`);
    if (!testsPass(major, folder, paths)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
