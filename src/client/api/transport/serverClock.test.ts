import { NOW, setNow } from '../../testing/clock';
import { CLOCK_CORRECTED, clockOffset, fetchTimed, serverNow } from './serverClock';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

const corrected = jest.fn();
beforeAll(() => window.addEventListener(CLOCK_CORRECTED, corrected));
beforeEach(() => {
  corrected.mockReset();
  Reflect.deleteProperty(globalThis, 'clockOffsetMs');
});
afterAll(() => {
  window.removeEventListener(CLOCK_CORRECTED, corrected);
  Reflect.deleteProperty(globalThis, 'clockOffsetMs');
});

/** An answer that the server writes at an instant of its own clock; the call takes so long by the device's. */
async function answered(at: number | undefined, { sent = NOW, tookMs = 0 } = {}) {
  setNow(sent);
  const headers = at === undefined ? undefined : { date: new Date(at).toUTCString() };
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(() => {
    setNow(sent + tookMs);
    return Promise.resolve(new Response('{}', { headers }));
  });
  await fetchTimed('/v1/users/my-user');
}

it('the clock of a device that is right is left as it is', async () => {
  await answered(NOW, { sent: NOW + 900 });
  await answered(NOW, { sent: NOW - 300, tookMs: 400 });
  expect(clockOffset()).toBe(0);
  expect(corrected).not.toHaveBeenCalled();
});

it.each([
  ['eight days fast', 8 * DAY],
  ['an hour slow', -DAY / 24],
])('a device whose clock is %s goes by the server’s', async (_, aheadMs) => {
  await answered(NOW, { sent: NOW + aheadMs });
  expect(serverNow()).toBeGreaterThanOrEqual(NOW);
  expect(serverNow()).toBeLessThanOrEqual(NOW + SECOND);
  expect(corrected).toHaveBeenCalledTimes(1);
});

it('a slow answer makes no clock wrong, whichever way took its time', async () => {
  await answered(NOW + 100, { tookMs: 20_000 });
  await answered(NOW + 19_000, { tookMs: 20_000 });
  expect(clockOffset()).toBe(0);
});

it('a clock that is put right while the page is open is followed by the next answer', async () => {
  await answered(NOW, { sent: NOW + 8 * DAY });
  await answered(NOW, { sent: NOW });
  expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(SECOND);
  expect(corrected).toHaveBeenCalledTimes(2);
});

it('an answer without a date, and one during which the clock was set back, teach nothing', async () => {
  await answered(undefined);
  await answered(NOW, { sent: NOW + DAY, tookMs: -DAY });
  expect(clockOffset()).toBe(0);
});
