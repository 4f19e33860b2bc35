import { mannWhitney } from './mannWhitney';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

it('two samples of the same values are not distinguished', () => {
  expect(mannWhitney(range(0, 50), range(0, 50))).toEqual({ larger: 0.5, p: expect.closeTo(1, 5) });
  expect(mannWhitney(Array(30).fill(250), Array(30).fill(250))).toEqual({ larger: 0.5, p: expect.closeTo(1, 5) });
});

it('samples far apart are distinguished', () => {
  const { larger, p } = mannWhitney(range(100, 150), range(0, 50));
  expect(larger).toBe(1);
  expect(p).toBeLessThan(1e-9);
});

it('the probability for samples that are slightly apart agrees with tables', () => {
  // The first is larger in 859 of 1,600 pairs: z = 59 / √10,800 = 0.5677, for which tables give 0.5702.
  const [first, second] = [range(0, 40).map((value) => 2 * value), range(0, 40).map((value) => 2 * value - 2.5)];
  const { larger, p } = mannWhitney(first, second);
  expect(larger).toBeCloseTo(859 / 1600, 10);
  expect(p).toBeCloseTo(0.5702, 3);
});
