/**
 * The quick suite generates the same examples each time, so that no change fails because of an older fault that a
 * lucky draw finds. The full suite, and tests run by name, generate new examples to find such faults.
 */
const fc = require('../node_modules/fast-check/lib/cjs/fast-check.js');

if (process.env.TEST_FORM === 'quick') fc.configureGlobal({ seed: 1 });

module.exports = fc;
