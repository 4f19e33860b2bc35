/**
 * npm run licences: writes the licence page (src/docs/licences.md), and reports problems with the packages.
 *   --check    writes nothing, and also fails on a difference
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licencesPage } from './packages/document';
import { readLock, root } from './packages/lock';
import { packageProblems } from './packages/problems';

const file = path.join(root, 'src/docs/licences.md');

function main(): void {
  const lock = readLock();
  const problems = packageProblems(lock, readFileSync(path.join(root, '.npmrc'), 'utf8'));
  const page = licencesPage(lock);
  if (!process.argv.includes('--check')) writeFileSync(file, page);
  else if (readFileSync(file, 'utf8') !== page)
    problems.push('src/docs/licences.md differs from the packages. Run `npm run licences` and commit what it writes.');
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

main();
