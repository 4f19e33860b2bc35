import { useTestApp } from '../../../testing/app';
import type { Problem } from '../problem';
import { isFirstAttempt, resetAttempts, throttle, throttleKey, refundAttempt } from './throttle';

const test = useTestApp();
const db = () => test.app.context.database.db;

const waitFor = (key: string, limit = 2) =>
  throttle(db(), key, limit, 60, test.clock.now()).then(
    () => 0,
    (error: unknown) => Number((error as Problem).headers['retry-after']),
  );

it('a throttle allows a number of attempts per window and states how long to wait', async () => {
  expect([await waitFor('a'), await waitFor('a')]).toEqual([0, 0]);
  test.clock.advance({ seconds: 15 });
  expect(await waitFor('a')).toBe(45);
  test.clock.advance({ seconds: 45 });
  expect(await waitFor('a')).toBe(0);
});

it('a throttle counts every concurrent attempt', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => waitFor('b', 7)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

it('a throttle counts keys separately, and treats addresses as case-insensitive', async () => {
  await Promise.all([waitFor('c'), waitFor('c'), waitFor('c')]);
  expect(await waitFor('d')).toBe(0);
  expect(throttleKey('create-pod', 'Anna@Example.com')).toBe(throttleKey('create-pod', 'anna@example.com'));
  expect(throttleKey('create-pod', 'anna@example.com')).not.toContain('anna');
});

it('a throttle can reset all attempts, and refund single ones', async () => {
  await Promise.all([waitFor('e'), waitFor('e'), waitFor('e')]);
  await resetAttempts(db(), ['e']);
  expect(await waitFor('e')).toBe(0);
  await refundAttempt(db(), 'e');
  expect([await waitFor('e'), await waitFor('e')]).toEqual([0, 0]);
  expect(await waitFor('e')).toBeGreaterThan(0);
});

it('a throttle recognises the first attempt of a window', async () => {
  const first = () => isFirstAttempt(db(), 'f', 60, test.clock.now());
  expect([await first(), await first()]).toEqual([true, false]);
  test.clock.advance({ seconds: 60 });
  expect(await first()).toBe(true);
});
