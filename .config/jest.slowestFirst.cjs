const { statSync } = require('node:fs');

/** The slowest files. On a clean clone Jest doesn't know how long they take, and one would run alone at the end. */
const slowest = [
  'screens.full.test.ts',
  'everyLink.full.test.ts',
  'hostileTexts.full.test.ts',
  'walk.test.ts',
  'withoutANetwork.test.ts',
  'fromRegistrationToConversation.test.ts',
  'pushInTheBrowser.test.ts',
  'main.test.ts',
  'catalogue.test.ts',
  'embedded.test.ts',
  'MessageLog.test.tsx',
  'digestMonth.test.ts',
  'rawRequests.test.ts',
  'deliveryKilled.test.ts',
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
