import { mannWhitney } from './mannWhitney';

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

it('two samples of the same values are not told apart', () => {
  expect(mannWhitney(range(0, 50), range(0, 50))).toEqual({ larger: 0.5, p: expect.closeTo(1, 5) });
  expect(mannWhitney(Array(30).fill(250), Array(30).fill(250))).toEqual({ larger: 0.5, p: expect.closeTo(1, 5) });
});

it('samples that lie apart are', () => {
  const { larger, p } = mannWhitney(range(100, 150), range(0, 50));
  expect(larger).toBe(1);
  expect(p).toBeLessThan(1e-9);
});

it('samples that are a little apart are as likely as the tables say', () => {
  // U = 850 of 1,600, and a z of 0.4811.
  const [first, second] = [range(0, 40).map((value) => 2 * value), range(0, 40).map((value) => 2 * value - 2.5)];
  const { larger, p } = mannWhitney(first, second);
  const z = (Math.abs(larger - 0.5) * 1600) / Math.sqrt((1600 * 81) / 12);
  expect(larger).toBeCloseTo(0.524, 2);
  expect(z).toBeLessThan(1.96);
  expect(p).toBeGreaterThan(0.05);
});
