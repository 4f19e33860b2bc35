/**
 * Jest for mutation tests: one project of jest.config.js, as StrykerJS runs only one, and of its tests only those below
 * the folder that `scripts/mutate.ts` names.
 */
const { projects, testTimeout } = require('../jest.config.js');

const folder = process.env.MUTATED_FOLDER;
const isServer = folder.startsWith('src/server/');
const project = projects.find(({ displayName }) => displayName === (isServer ? 'server' : 'domain'));

/** `scripts/mutate.ts` starts the database server, since StrykerJS begins a run of Jest for every mutant. */
const server = { globalSetup: undefined, globalTeardown: '<rootDir>/src/server/testing/database/dropCopies.ts' };

const domain = { runtime: require.resolve('./jest.compiledOnce.cjs') };

/** @type {import('jest').Config} */
module.exports = {
  ...project,
  ...(isServer ? server : domain),
  testEnvironment: require.resolve('./jest.mutatedEnvironment.cjs'),
  filter: require.resolve('./jest.mutatedTests.cjs'),
  testTimeout,
  rootDir: '..',
  roots: [`<rootDir>/${folder}`],
};
