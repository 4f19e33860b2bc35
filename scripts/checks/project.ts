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

/** Files that cite made-up rules. */
const EXAMPLES = ['scripts/checks/', 'src/docs/adding-a-feature.md'];

/** The files of the made-up feature in `adding-a-feature.md`. */
const INVENTED_FILES = ['bookmarkMessage.ts'];

/** Problems with this project's references to its rules. */
export function ruleProblems(): string[] {
  const files = projectFiles(PLACES);
  const cited = files.filter(({ path }) => !EXAMPLES.some((place) => path.startsWith(place)));
  return referenceProblems(
    files.filter(({ path }) => path.startsWith('src/docs/rules/')),
    cited,
  );
}

const isProgram = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\.|\/testing\/|^src\/e2e\//.test(path);

/** Form messages of this project that are written in several places. */
export function messageProblems(): string[] {
  const files = projectFiles(['src']).filter(({ path }) => isProgram(path));
  return repeatedMessages(files).map(({ message, paths }) => `'${message}' stands in ${paths.join(', ')}`);
}

/** Paths quoted in this project's documents that don't exist. */
export function pathProblems(): string[] {
  const files = projectFiles(PLACES);
  return documentPathProblems(
    files.filter(({ path }) => path.endsWith('.md')),
    files.map(({ path }) => path),
    INVENTED_FILES,
  );
}
