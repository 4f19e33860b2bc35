import { withMinimumDuration, withMinimumRefusalDuration } from './minimumDuration';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const succeed = () => Promise.resolve('done');
const fail = () => Promise.reject(new Error('refused'));

async function answered(work: Promise<unknown>): Promise<[before: boolean, then: boolean]> {
  let isAnswered = false;
  const note = () => void (isAnswered = true);
  work.then(note, note);
  await jest.advanceTimersByTimeAsync(249);
  const before = isAnswered;
  await jest.advanceTimersByTimeAsync(1);
  return [before, isAnswered];
}

it.each([succeed, fail])(
  'work whose duration could reveal something to strangers takes at least a quarter of a second',
  async (work) => {
    expect(await answered(withMinimumDuration({}, work))).toEqual([false, true]);
  },
);

it('if only a refusal would reveal something to strangers, only a refusal takes the minimum time', async () => {
  expect(await answered(withMinimumRefusalDuration({}, fail))).toEqual([false, true]);
  expect(await answered(withMinimumRefusalDuration({}, succeed))).toEqual([true, true]);
});

it('work that takes longer gets its response immediately', async () => {
  // eslint-disable-next-line no-restricted-syntax -- By fake timers.
  const work = () => new Promise((done) => setTimeout(done, 1_000));
  const answer = withMinimumDuration({}, work);
  expect(await answered(answer)).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(750);
  await answer;
});
