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

const licenceOf = (one: LockedPackage): string => {
  const because = exceptionOf(one)?.because;
  return `${one.license ?? 'No licence stated'}${because ? `: ${because}` : ''}`;
};

/** The packages by licence, the most common one first. */
function list(packages: readonly LockedPackage[]): string {
  const byLicence = new Map<string, Set<string>>();
  for (const one of packages) {
    const licence = licenceOf(one);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`- ${one.name} ${one.version}`));
  }
  return [...byLicence]
    .sort(([one, ones], [other, others]) => others.size - ones.size || (one < other ? -1 : 1))
    .map(([licence, lines]) => `### ${licence}\n\n${[...lines].sort().join('\n')}`)
    .join('\n\n');
}

export const licencesPage = (lock: Lock): string => `# Licences

Written by \`npm run licences\` for the packages that are used at run time; \`scripts/packages/policy.ts\` says which licences are allowed.

## In the browser

These packages may be in its scripts and styles. The build writes those that are, with the texts of their licences, to \`/licences.txt\`.

${list(packagesOfClient(lock))}

## On the server

On any platform.

${list(packagesOf(lock).filter(({ dev }) => !dev))}
`;
