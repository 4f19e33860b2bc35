import { NOW, setNow } from '../../testing/clock';
import { CLOCK_CORRECTED, clockOffset, fetchAndSyncClock, serverNow } from './serverClock';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

let monotonic = 0;
let setBy = 0;

function setClock(ms: number): void {
  setBy += ms;
  setNow(monotonic + setBy);
}

function pass(ms: number): void {
  monotonic += ms;
  setNow(monotonic + setBy);
}

const corrected = jest.fn();
beforeAll(() => window.addEventListener(CLOCK_CORRECTED, corrected));
beforeEach(() => {
  corrected.mockReset();
  for (const name of ['clockOffsetMs', 'clockSkewMs']) Reflect.deleteProperty(globalThis, name);
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic);
  setBy = 0;
});
afterAll(() => {
  window.removeEventListener(CLOCK_CORRECTED, corrected);
  for (const name of ['clockOffsetMs', 'clockSkewMs']) Reflect.deleteProperty(globalThis, name);
});

/** A response dated `at` by the server, to a call that takes `tookMs`, while the device's clock is set by `setMs`. */
async function answered(at: number | undefined, { sent = NOW, tookMs = 0, setMs = 0 } = {}) {
  pass(sent - setBy - monotonic);
  const headers = at === undefined ? undefined : { date: new Date(at).toUTCString() };
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(() => {
    pass(tookMs);
    setClock(setMs);
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

it('a clock that is corrected while the page is open changes the offset, not the time', async () => {
  await answered(NOW, { sent: NOW + 8 * DAY });
  setClock(-8 * DAY);
  expect(Math.abs(clockOffset())).toBeLessThanOrEqual(SECOND);
  await answered(NOW, { sent: NOW });
  expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(SECOND);
  expect(corrected).toHaveBeenCalledTimes(1);
});

it('a response without a date changes nothing', async () => {
  await answered(undefined);
  expect(clockOffset()).toBe(0);
});

const MINUTE = 60 * SECOND;

it('a clock put back by 7 minutes changes no time, neither between responses nor during one', async () => {
  await answered(NOW);
  pass(30 * SECOND);
  setClock(-7 * MINUTE);
  expect(serverNow()).toBe(NOW + 30 * SECOND);
  expect(clockOffset()).toBe(7 * MINUTE);
  setClock(7 * MINUTE);
  await answered(NOW + 30 * SECOND, { sent: NOW + 30 * SECOND, setMs: -7 * MINUTE });
  expect(serverNow()).toBe(NOW + 30 * SECOND);
  expect(corrected).not.toHaveBeenCalled();
});

it('a clock put forward by 7 minutes changes the time until the next response', async () => {
  await answered(NOW);
  setClock(7 * MINUTE);
  await answered(NOW + 30 * SECOND, { sent: NOW + 30 * SECOND + 7 * MINUTE });
  expect(Math.abs(serverNow() - NOW - 30 * SECOND)).toBeLessThanOrEqual(SECOND);
});

it('the time is right after a sleep, during which the monotonic clock stood still, also in the middle of a call', async () => {
  await answered(NOW);
  setClock(DAY);
  expect(serverNow()).toBe(NOW + DAY);
  await answered(NOW + DAY, { sent: NOW + DAY, setMs: DAY });
  expect(serverNow()).toBe(NOW + 2 * DAY);
  expect(corrected).not.toHaveBeenCalled();
});
