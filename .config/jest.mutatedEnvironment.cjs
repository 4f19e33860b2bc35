/**
 * The sandbox for mutation tests. It records which mutants each test file runs, and ends a mutant's run at the first
 * failing test. The server's runs share one sandbox per worker, with the modules loaded in it, so that a mutant costs
 * only its tests, not another start-up.
 */
const { TestEnvironment } = require('jest-environment-node');
const SharedEnvironment = require('./jest.sharedEnvironment.cjs');
const { noteMutants } = require('./jest.mutatedTests.cjs');

const isServer = process.env.MUTATED_FOLDER.startsWith('src/server/');

const activeMutant = () => process.env.__STRYKER_ACTIVE_MUTANT__;

/** Modules keep StrykerJS's object, which names the active mutant, so its name is renewed for each test file. */
function followActiveMutant(global) {
  let context;
  Object.defineProperty(global, '__stryker__', {
    configurable: true,
    get: () => context,
    set: (given) => {
      context = given;
      context.activeMutant = activeMutant();
    },
  });
}

function skip({ children }) {
  for (const child of children) {
    if (child.type === 'test') child.mode = 'skip';
    else skip(child);
  }
}

let noticed;

/** Skips the remaining tests, in this file and in later ones, once a test has detected the mutant. */
function endWhenNoticed({ name, test }, { rootDescribeBlock }) {
  if (name === 'test_done' && test.errors.length > 0) noticed = activeMutant();
  if (noticed === activeMutant() && (name === 'run_start' || name === 'test_done')) skip(rootDescribeBlock);
}

function noteWhenDone({ global }, testFile) {
  const mutants = new Set();
  return ({ name }) => {
    const { mutantCoverage, currentTestId } = global.__stryker__;
    if (name === 'test_done')
      for (const mutant of Object.keys(mutantCoverage?.perTest[currentTestId] ?? {})) mutants.add(mutant);
    if (name !== 'run_finish') return;
    // Of the domain, StrykerJS runs all tests for these.
    const onLoading = isServer ? {} : (mutantCoverage?.static ?? {});
    noteMutants(
      testFile,
      [...mutants].filter((mutant) => !Object.hasOwn(onLoading, mutant)),
    );
  };
}

module.exports = class {
  constructor(config, context) {
    const environment = isServer ? new SharedEnvironment(config, context) : new TestEnvironment(config, context);
    if (isServer && !Object.hasOwn(environment.global, '__stryker__')) followActiveMutant(environment.global);
    const handleTestEvent = activeMutant() ? endWhenNoticed : noteWhenDone(environment, context.testPath);
    // StrykerJS adds fields to the environment of each file.
    return Object.assign(Object.create(environment), { handleTestEvent });
  }
};
