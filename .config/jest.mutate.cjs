/**
 * Jest for mutation tests: one project of jest.config.js, as StrykerJS runs no others, and of its tests only those below
 * one folder. `scripts/mutate.ts` names both.
 */
const { join } = require('node:path');
const { projects, testTimeout } = require('../jest.config.js');

const { MUTATED_PROGRAM, MUTATED_FOLDER } = process.env;
const project = projects.find(({ displayName }) => displayName === MUTATED_PROGRAM);

/** @type {import('jest').Config} */
module.exports = {
  ...project,
  // StrykerJS extends the environment, but doesn't know <rootDir>.
  testEnvironment: project.testEnvironment.replace('<rootDir>', join(__dirname, '..')),
  testTimeout,
  rootDir: '..',
  roots: [`<rootDir>/${MUTATED_FOLDER}`],
};
