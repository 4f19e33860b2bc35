/**
 * Jest for mutation tests: the domain's project of jest.config.js, as StrykerJS runs only one, and of its tests only
 * those below a folder that `scripts/mutate.ts` names.
 */
const { projects, testTimeout } = require('../jest.config.js');

const domain = projects.find(({ displayName }) => displayName === 'domain');

/** @type {import('jest').Config} */
module.exports = { ...domain, testTimeout, rootDir: '..', roots: [`<rootDir>/${process.env.MUTATED_FOLDER}`] };
