const { statSync } = require('node:fs');

/**
 * The slowest journeys. On a clean clone Jest doesn't know how long they take and begins with the largest files: the
 * walk would run alone at the end, for a fifth of the journeys' time (110 of 600 seconds).
 */
const slowest = [
  'everyRoute.full.test.ts',
  'screens.full.test.ts',
  'everyLink.full.test.ts',
  'hostileTexts.full.test.ts',
  'walk.test.ts',
];

function rank({ path }) {
  const index = slowest.findIndex((name) => path.endsWith(`/${name}`));
  return index === -1 ? slowest.length : index;
}

const size = ({ path }) => statSync(path).size;

/** Jest's sequencer: runs the slowest files first, then the others by size. It ignores earlier runs. */
module.exports = class SlowestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
  }

  allFailedTests() {
    return [];
  }

  cacheResults() {}
};
