/**
 * Part of npm run lint: every cited rule, every path quoted in a document and every place that a document links to
 * exists, no document outside the project is cited, and each message of a form is written once, in the domain. Prints a
 * line for each problem.
 */
import { documentLinkProblems } from './documentLinks';
import { documentPathProblems } from './documentPaths';
import { projectFiles } from './projectFiles';
import { repeatedMessages } from './repeatedMessages';
import { referenceProblems } from './ruleReferences';

const PLACES = [
  'src',
  'scripts',
  'openapi',
  'public',
  '.config',
  'README.md',
  'package.json',
  'jest.config.js',
  'webpack.config.js',
];

const EXAMPLES = ['scripts/checks/', 'src/docs/adding-a-feature.md'];

const INVENTED_FILES = ['bookmarkMessage.ts'];

function ruleProblems(): string[] {
  const files = projectFiles(PLACES);
  const cited = files.filter(({ path }) => !EXAMPLES.some((place) => path.startsWith(place)));
  return referenceProblems(
    files.filter(({ path }) => path.startsWith('src/docs/rules/')),
    cited,
  );
}

const isProgram = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|\/testing\/|^src\/e2e\//.test(path);

function messageProblems(): string[] {
  const files = projectFiles(['src']).filter(({ path }) => isProgram(path));
  return repeatedMessages(files).map(({ message, paths }) => `'${message}' is in ${paths.join(', ')}`);
}

function documentProblems(): string[] {
  const files = projectFiles(PLACES);
  const documents = files.filter(({ path }) => path.endsWith('.md'));
  const paths = files.map(({ path }) => path);
  return [...documentPathProblems(documents, paths, INVENTED_FILES), ...documentLinkProblems(documents, paths)];
}

const problems = [...ruleProblems(), ...messageProblems(), ...documentProblems()];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
