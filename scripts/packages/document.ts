import { projectFiles } from '../checks/projectFiles';
import { exceptionOf } from './problems';
import { packagesOf, withDependencies, type Lock, type LockedPackage } from './lock';

/** Packages that the build adds to the client without an import in our code (webpack.config.js). */
const PUT_IN_BY_THE_BUILD = [
  'es-toolkit',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

const CLIENT = ['src/client', 'src/contract', 'src/domain'];

const isOfClient = (file: string) => /\.(tsx?|css)$/.test(file) && !/\.test\.|\/testing\//.test(file);

/** The packages imported by `from 'a/b'`, `import('a')` with or without a comment for webpack, `import 'a.css'` or `@import 'a.css'`. */
export function importedPackages(text: string): string[] {
  const imports = text.matchAll(
    /(?:\bfrom\s+|\bimport\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g,
  );
  return [...imports].flatMap(([, name]) => name ?? []);
}

function packagesOfClient(lock: Lock): LockedPackage[] {
  const files = projectFiles(CLIENT).filter(({ path }) => isOfClient(path));
  const named = [...new Set(files.flatMap(({ text }) => importedPackages(text))), ...PUT_IN_BY_THE_BUILD];
  // webpack's own runtime, a few lines that load the scripts.
  const webpack = packagesOf(lock).filter(({ folder }) => folder === 'node_modules/webpack');
  return [...withDependencies(lock, named), ...webpack];
}

const lineOf = (one: LockedPackage) => {
  const because = exceptionOf(one)?.because;
  return `| ${one.name} | ${one.version} | ${one.license ?? '–'}${because ? `: ${because}` : ''} |`;
};

function table(packages: readonly LockedPackage[]): string {
  const lines = [...new Set(packages.map(lineOf))].sort();
  return ['| package | version | licence |', '|---|---|---|', ...lines].join('\n');
}

export const licencesPage = (lock: Lock): string => `# Licences

Written by \`npm run licences\`; which licences a package may have is in \`scripts/packages/policy.ts\`. What is used only to build and test is not listed.

## What a browser gets

May be in its scripts and styles. What is, with the texts of its licences, is served as \`/licences.txt\`, which the build writes.

${table(packagesOfClient(lock))}

## What the server runs with

On one platform or another.

${table(packagesOf(lock).filter(({ dev }) => !dev))}
`;
