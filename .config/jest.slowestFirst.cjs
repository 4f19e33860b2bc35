/** Those that take longest. On a clean clone Jest doesn't know, and one of them would run on alone at the end. */
const slowest = [
  'screens.test.ts',
  'everyLink.test.ts',
  'serviceWorker.test.ts',
  'fromRegistrationToConversation.test.ts',
  'hostileTexts.test.ts',
  'withoutANetwork.test.ts',
  'paintedPages.test.ts',
  'talkingLive.test.ts',
  'talkingAcrossProcesses.test.ts',
  'talkingAgainstTheOdds.test.ts',
  'talkingThroughOutages.test.ts',
];

function rank({ path }) {
  const place = slowest.findIndex((name) => path.endsWith(name));
  return place === -1 ? slowest.length : place;
}

/** A sequencer of Jest's that remembers nothing of earlier runs. */
module.exports = class SlowestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => rank(a) - rank(b));
  }

  allFailedTests() {
    return [];
  }

  cacheResults() {}
};
