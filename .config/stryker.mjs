/** How StrykerJS mutates the code (`npm run mutate`). `scripts/mutate.ts` chooses the files and reads the report. */
const { MUTATED_FOLDER = '', MUTATED_REPORT, MUTATED_SANDBOX } = process.env;

const isServer = MUTATED_FOLDER.startsWith('src/server/');

export default {
  testRunner: 'jest',
  // All tests of the area, including those that reach the code through another folder.
  jest: { projectType: 'custom', configFile: '.config/jest.mutate.cjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // The server's modules are loaded once for all mutants (jest.mutatedEnvironment.cjs).
  ignoreStatic: isServer,
  // A string is either wording, which no rule prescribes, or a member of a union type, where an empty string doesn't
  // compile.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['/build', '/data', '/bench', '/screens', '/coverage'],
  tempDirName: MUTATED_SANDBOX,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: MUTATED_REPORT },
  allowConsoleColors: false,
  // Milliseconds on top of one and a half times a test's usual time and the time to load its file: only an endless test
  // takes that long. A test of the server also waits for the database, however busy the machine is.
  timeoutMS: isServer ? 30_000 : 5_000,
  // The first run, of all the area's tests at once. The default, five minutes, is too short for the server on a busy
  // machine.
  dryRunTimeoutMinutes: 30,
};
