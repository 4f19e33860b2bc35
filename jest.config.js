const { statfsSync } = require('node:fs');

const MEMORY = '/dev/shm';

/** Enough for the databases and folders of all tests, with room to spare. */
const NEEDED_BYTES = 6e9;

/** Tests keep their files in memory if there is enough: copying a database there takes a tenth of the time. */
try {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > NEEDED_BYTES) process.env.TMPDIR = MEMORY;
} catch {
  // Linux only.
}

/** Packages published as ES modules only. Jest runs CommonJS, so these are compiled like our own code. */
const esModuleOnly = [
  'jose',
  's3mini',
  'uuid',
  'fastify-openapi-glue',
  '@seriousme',
  'p-limit',
  'yocto-queue',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
];

/** @param {object} parser how SWC reads the file */
const compile = (parser) => [
  '@swc/jest',
  {
    jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const mappedModules = { '^fast-check$': '<rootDir>/.config/jest.fastCheck.cjs' };

/** @param {string} name also the folder in src/, unless another is given */
const program = (name, folder = `src/${name}`) => ({
  displayName: name,
  roots: [`<rootDir>/${folder}`],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '\\.ts$': compile({ syntax: 'typescript' }),
    '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': compile({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModuleOnly.join('|')})/)`],
  // `npm test` leaves `.full.test.ts` files to `npm run test:full`, since they take long. `npx jest NAME` runs either.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_FORM === 'quick' ? ['\\.full\\.test\\.'] : [])],
  restoreMocks: true,
  moduleNameMapper: mappedModules,
  // Globals of the sandbox are slow to look up, and Drizzle uses this one for every part of every statement.
  sandboxInjectedGlobals: ['Object'],
});

/** @type {import('jest').Config} */
module.exports = {
  // Milliseconds. Only a hanging test reaches this; none fails because a busy machine is slow.
  testTimeout: 1_800_000,
  // Each test file leaves some memory behind, which slows the worker down, so Jest replaces it in time.
  workerIdleMemoryLimit: '1300MB',
  projects: [
    { ...program('domain'), testEnvironment: 'node' },
    { ...program('scripts', 'scripts'), testEnvironment: 'node' },
    {
      ...program('client'),
      testEnvironment: '<rootDir>/.config/jest.browser.cjs',
      runtime: '<rootDir>/.config/jest.sharedPackages.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/client/testing/setup.ts'],
      moduleNameMapper: {
        ...mappedModules,
        '\\.(css|svg|png|jpg)$': '<rootDir>/.config/jest.assets.cjs',
        // As in the browser (webpack.config.js).
        '^lodash/(clone|cloneDeep|isPlainObject|toPath)$': 'es-toolkit/compat/$1',
      },
    },
    {
      ...program('server'),
      testEnvironment: '<rootDir>/.config/jest.sharedEnvironment.cjs',
      runtime: '<rootDir>/.config/jest.sharedRuntime.cjs',
      globalSetup: '<rootDir>/src/server/testing/database/globalSetup.ts',
      globalTeardown: '<rootDir>/src/server/testing/database/globalTeardown.ts',
    },
    {
      ...program('e2e'),
      testEnvironment: 'node',
      globalSetup: '<rootDir>/src/e2e/globalSetup.ts',
      globalTeardown: '<rootDir>/src/e2e/globalTeardown.ts',
    },
  ],
};
