import { NOW, setNow } from '../../testing/clock';
import { CLOCK_CORRECTED, clockOffset, fetchAndSyncClock, serverNow } from './serverClock';

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

/** A response dated `at` by the server's clock, to a call that takes `tookMs` by the device's clock. */
async function answered(at: number | undefined, { sent = NOW, tookMs = 0 } = {}) {
  setNow(sent);
  const headers = at === undefined ? undefined : { date: new Date(at).toUTCString() };
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(() => {
    setNow(sent + tookMs);
    return Promise.resolve(new Response('{}', { headers }));
  });
  await fetchAndSyncClock('/v1/users/my-user');
}

it('a device with the correct time keeps its time', async () => {
  await answered(NOW, { sent: NOW + 900 });
  await answered(NOW, { sent: NOW - 300, tookMs: 400 });
  expect(clockOffset()).toBe(0);
  expect(corrected).not.toHaveBeenCalled();
});

it.each([
  ['eight days fast', 8 * DAY],
  ['an hour slow', -DAY / 24],
])('a device whose clock is %s uses the server’s time', async (_, aheadMs) => {
  await answered(NOW, { sent: NOW + aheadMs });
  expect(serverNow()).toBeGreaterThanOrEqual(NOW);
  expect(serverNow()).toBeLessThanOrEqual(NOW + SECOND);
  expect(corrected).toHaveBeenCalledTimes(1);
});

it('a slow round trip doesn’t change the clock, whichever direction was slow', async () => {
  await answered(NOW + 100, { tookMs: 20_000 });
  await answered(NOW + 19_000, { tookMs: 20_000 });
  expect(clockOffset()).toBe(0);
});

it('the next response shows that the clock was corrected while the page was open', async () => {
  await answered(NOW, { sent: NOW + 8 * DAY });
  await answered(NOW, { sent: NOW });
  expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(SECOND);
  expect(corrected).toHaveBeenCalledTimes(2);
});

it('a response without a date, or one during which the clock was set back, changes nothing', async () => {
  await answered(undefined);
  await answered(NOW, { sent: NOW + DAY, tookMs: -DAY });
  expect(clockOffset()).toBe(0);
});
