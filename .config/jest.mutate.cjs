/**
 * Jest for mutation tests: one project of jest.config.js, as StrykerJS runs no others, and of its tests only those below
 * one folder. `scripts/mutate.ts` names both.
 */
const { projects, testTimeout } = require('../jest.config.js');

const { MUTATED_PROGRAM, MUTATED_FOLDER } = process.env;
const project = projects.find(({ displayName }) => displayName === MUTATED_PROGRAM);

/** @type {import('jest').Config} */
module.exports = { ...project, testTimeout, rootDir: '..', roots: [`<rootDir>/${MUTATED_FOLDER}`] };
