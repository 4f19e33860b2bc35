/** How StrykerJS mutates the code (`npm run mutate`). `scripts/mutate.ts` chooses the files and reads the report. */
const { MUTATED_REPORT, MUTATED_SANDBOX } = process.env;

export default {
  testRunner: 'jest',
  // All tests of the area, even those that reach the code through another folder.
  jest: { projectType: 'custom', configFile: '.config/jest.mutate.cjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A string is a text for people, which no rule fixes, or one of the values of a type, which refuses an empty one.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/build', '/data', '/bench', '/screens', '/coverage'],
  tempDirName: MUTATED_SANDBOX,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: MUTATED_REPORT },
  allowConsoleColors: false,
  // Milliseconds, beyond one and a half times a test's usual time: only an endless loop takes that long.
  timeoutMS: 20_000,
};
