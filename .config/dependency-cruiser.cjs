/** The walls of style.md: which part may import which. */
const test = '(\\.test\\.tsx?$|/testing/)';
const areas =
  'pods|meetings|steps|chat|notifications|memberships|members|leadership|businesses|account|session|onboarding';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thing, or there is a third one in them.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'The rules know neither the browser nor the server, nor the packages of either.',
      severity: 'error',
      from: { path: '^src/domain' },
      to: { path: '^(src/(client|server|e2e)|scripts)/' },
    },
    {
      name: 'domain-packages',
      comment: 'What the rules stand on runs in the browser and on the server alike.',
      severity: 'error',
      from: { path: '^src/domain', pathNot: test },
      to: { path: 'node_modules/', pathNot: 'node_modules/(moment|moment-timezone|yup|@types/[^/]+)/' },
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      from: { path: '^src/contract' },
      to: { path: '^src/', pathNot: '^src/contract' },
    },
    {
      name: 'client-never-server',
      severity: 'error',
      from: { path: '^src/client' },
      to: { path: '^(src/(server|e2e)|scripts)/' },
    },
    {
      name: 'browser-has-no-node',
      severity: 'error',
      from: { path: '^src/(client|domain|contract)', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-never-client',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^(src/(client|e2e)|scripts)/' },
    },
    {
      name: 'program-never-test',
      comment: 'What is only for tests is not shipped.',
      severity: 'error',
      from: { path: '^src', pathNot: [test, '^src/e2e'] },
      to: { path: test },
    },
    {
      name: 'client-area-stays-inside',
      comment: 'An area shares through ui, api, stream, the domain or its index.ts; only app puts areas together.',
      severity: 'error',
      from: { path: `^src/client/(${areas})/`, pathNot: test },
      to: {
        path: `^src/client/(${areas}|app)/`,
        pathNot: ['^src/client/$1/', `^src/client/(${areas})/index\\.ts$`],
      },
    },
    {
      name: 'client-ground-knows-no-area',
      comment: 'What every area stands on can stand on none of them.',
      severity: 'error',
      from: { path: '^src/client/(ui|api|stream)/', pathNot: test },
      to: { path: `^src/client/(${areas}|app)/` },
    },
    {
      name: 'server-area-by-its-service',
      comment: 'An area calls another by its service.ts, so that nobody goes past its rules.',
      severity: 'error',
      from: { path: `^src/server/(${areas})/`, pathNot: test },
      to: { path: `^src/server/(${areas})/`, pathNot: ['^src/server/$1/', `^src/server/(${areas})/service\\.ts$`] },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere that package.json names.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'server-ships-what-it-needs',
      comment: 'The server runs on what `npm ci --omit=dev` leaves.',
      severity: 'error',
      from: { path: '^src/(server|domain)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.css|\\.svg|\\.png)$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
