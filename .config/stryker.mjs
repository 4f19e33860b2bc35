/** How StrykerJS mutates the code (`npm run mutate`). `scripts/mutate.ts` chooses the files and reads the report. */
const { MUTATED_PROGRAM, MUTATED_REPORT, MUTATED_SANDBOX } = process.env;

export default {
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: '.config/jest.mutate.cjs' },
  coverageAnalysis: 'perTest',
  // Server tests share their modules, so a mutant of what runs while a module loads would never be active.
  ignoreStatic: MUTATED_PROGRAM === 'server',
  // A string is a text for people, which no rule fixes, or one of the values of a type, which refuses an empty one.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/build', '/data', '/bench', '/screens', '/coverage'],
  tempDirName: MUTATED_SANDBOX,
  // An area without tests has only survivors.
  allowEmpty: true,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: MUTATED_REPORT },
  allowConsoleColors: false,
  // Milliseconds, beyond one and a half times a test's usual time: only an endless loop takes that long.
  timeoutMS: 20_000,
};
