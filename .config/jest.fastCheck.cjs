/**
 * The quick form draws the same examples each time, so that no change fails by chance over what was there before. By
 * name and in the full form they are drawn anew, to find that.
 */
const fc = require('../node_modules/fast-check/lib/cjs/fast-check.js');

if (process.env.TEST_FORM === 'quick') fc.configureGlobal({ seed: 1 });

module.exports = fc;
