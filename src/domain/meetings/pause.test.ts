import { hasPauseAhead, isPaused } from './pause';

const pause = { pausedFromEpoch: 100, pausedToEpoch: 200 };

it('a pause includes its start and excludes its end', () => {
  expect([99, 100, 199, 200].map((now) => isPaused(pause, now))).toEqual([false, true, true, false]);
});

it('a pause requires both ends', () => {
  expect(isPaused({}, 100)).toBe(false);
  expect(isPaused({ pausedFromEpoch: 100 }, 150)).toBe(false);
  expect(isPaused({ pausedToEpoch: 200 }, 150)).toBe(false);
});

it("the form's toggle for a pause is on until the pause has ended", () => {
  expect([50, 150, 200].map((now) => hasPauseAhead(pause, now))).toEqual([true, true, false]);
  for (const half of [{}, { pausedFromEpoch: 100 }, { pausedToEpoch: 200 }])
    expect(hasPauseAhead(half, 50)).toBe(false);
});
