/**
 * Jest's `filter` for mutation tests: omits test files that don't run the mutant, since loading a file takes longer
 * than most tests.
 */
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** Written by the worker that runs all tests before the first mutant, and read by all workers. */
const NOTES = join(dirname(process.env.MUTATED_REPORT), 'testFiles.json');

const readNotes = () => (existsSync(NOTES) ? JSON.parse(readFileSync(NOTES, 'utf8')) : {});

module.exports = (testFiles) => {
  const wanted = readNotes()[process.env.__STRYKER_ACTIVE_MUTANT__];
  // StrykerJS runs all tests for a mutant in code that runs while a module loads.
  return { filtered: wanted ? testFiles.filter((file) => wanted.includes(file)) : testFiles };
};

module.exports.noteMutants = (file, mutants) => {
  const notes = readNotes();
  for (const mutant of mutants) (notes[mutant] ??= []).push(file);
  writeFileSync(NOTES, JSON.stringify(notes));
};
