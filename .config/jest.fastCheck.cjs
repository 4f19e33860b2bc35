/**
 * The quick form draws the same examples each time, so that no change fails for an older fault that a lucky draw finds.
 * The full form, and tests run by name, draw new ones to find such faults.
 */
const fc = require('../node_modules/fast-check/lib/cjs/fast-check.js');

if (process.env.TEST_FORM === 'quick') fc.configureGlobal({ seed: 1 });

module.exports = fc;
