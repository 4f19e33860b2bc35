const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const test = '(\\.test\\.tsx?$|/testing/)';

/** The areas in order: each may import only those before it. */
const serverAreas = [
  'audit',
  'tenancy',
  'terms',
  'session',
  'notifications',
  'onboarding',
  'chat',
  'meetings',
  'steps',
  'account',
  'pods',
  'rounds',
  'memberships',
  'leadership',
  'members',
  'bulk',
  'announcements',
  'reports',
  'blocks',
  'integrations',
  'signOn',
  'businesses',
];
const clientAreas = [
  'chat',
  'steps',
  'session',
  'audit',
  'memberships',
  'bulk',
  'meetings',
  'onboarding',
  'notifications',
  'pods',
  'rounds',
  'leadership',
  'businesses',
  'integrations',
  'signOn',
  'members',
  'announcements',
  'blocks',
  'reports',
  'terms',
  'account',
  'home',
];
const areas = [...new Set([...serverAreas, ...clientAreas])].join('|');

/** A program's other folders. The rest are areas, each of which must be in the list above. */
const others = {
  server: ['platform', 'testing', 'demo', 'doctor'],
  client: ['api', 'app', 'firstPaint', 'serviceWorker', 'stream', 'testing', 'ui'],
};
for (const [program, inOrder] of Object.entries({ server: serverAreas, client: clientAreas })) {
  const folders = readdirSync(join(__dirname, '../src', program), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !others[program].includes(entry.name))
    .map(({ name }) => name);
  const missing = folders.filter((name) => !inOrder.includes(name));
  if (missing.length > 0)
    throw new Error(`Give src/${program}/${missing.join(', ')} a position in the order of areas.`);
}

const upward = (program, inOrder) =>
  inOrder.slice(0, -1).map((area, index) => ({
    name: `${program}-${area}-imports-no-area-above`,
    comment: 'Areas import one way. What an area leaves to areas above it is a hook: see src/server/platform/hooks.ts.',
    severity: 'error',
    from: { path: `^src/${program}/${area}/`, pathNot: test },
    to: { path: `^src/${program}/(${inOrder.slice(index + 1).join('|')})/` },
  }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment:
        'Two files that need each other are one thing, or there is a third one in them. Types count: who uses a thing owns its interface.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(moment|moment-timezone|yup|make-plural|@types/[^/]+)/',
      },
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
      name: 'generated-slice-by-its-api',
      comment: "A slice is imported by the area's Api file alone, which gives it its cache rules: import from there.",
      severity: 'error',
      from: { path: '^src/client/', pathNot: '^src/client/api/[A-Za-z]+Api\\.ts$' },
      to: { path: '^src/client/api/generated/' },
    },
    {
      name: 'generated-slice-of-its-own-area',
      severity: 'error',
      from: { path: '^src/client/api/([A-Za-z]+)Api\\.ts$' },
      to: { path: '^src/client/api/generated/', pathNot: '^src/client/api/generated/$1\\.gen\\.ts$' },
    },
    {
      name: 'platform-knows-no-area',
      comment: 'What the platform needs of the areas is given to it at start: see src/server/areas.ts.',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: test },
      to: { path: '^src/server/', pathNot: '^src/server/platform/' },
    },
    {
      name: 'server-area-stays-inside',
      comment: 'An area stands on the platform and meets another by its index.ts, so that nobody goes past its rules.',
      severity: 'error',
      from: { path: `^src/server/(${areas})/`, pathNot: test },
      to: {
        path: '^src/server/',
        pathNot: ['^src/server/$1/', '^src/server/platform/', `^src/server/(${areas})/index\\.ts$`],
      },
    },
    ...upward('server', serverAreas),
    ...upward('client', clientAreas),
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere that package.json names.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['unknown', 'undetermined', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'server-ships-what-it-needs',
      comment: 'The server runs on what `npm ci --omit=dev` leaves. The API reference is for development.',
      severity: 'error',
      from: { path: '^src/(server|domain)/', pathNot: test },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(@types|@fastify/swagger(-ui)?)/',
      },
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
