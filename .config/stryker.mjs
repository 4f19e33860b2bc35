/** How StrykerJS mutates the code (`npm run mutate`). `scripts/mutate.ts` chooses the files and reads the report. */
const { MUTATED_PROGRAM, MUTATED_REPORT, MUTATED_SANDBOX } = process.env;

export default {
  testRunner: 'jest',
  // Tests of the server reach the code through the app, from outside their folder, where Jest doesn't follow imports.
  jest: { projectType: 'custom', configFile: '.config/jest.mutate.cjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Server tests share their modules, so a mutant of what runs while a module loads would never be active.
  ignoreStatic: MUTATED_PROGRAM === 'server',
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
