import { makeSlowHosts } from './slowHosts';

const QUICK_MS = 50;

const quick = () => Promise.resolve('quick');
const afterMs = (milliseconds: number) => () => new Promise((done) => setTimeout(() => done('slow'), milliseconds));
/** Never answers; ends when it is told to. */
const silent = (signal: AbortSignal) =>
  new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason as Error)));

const slow = afterMs(10 * QUICK_MS);

it('of many calls to a host that is silent two are waited for, and the others end soon', async () => {
  const hosts = makeSlowHosts(QUICK_MS);
  const calls = Array.from({ length: 10 }, (_, index) => hosts.call('silent', index < 2 ? slow : silent));
  const others = Promise.allSettled(calls.slice(2));
  // The others end first.
  expect(await Promise.race([calls[0], calls[1], others])).toHaveLength(8);
  expect((await others).map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  expect(await Promise.all(calls.slice(0, 2))).toEqual(['slow', 'slow']);
});

it('a host that was slow is not called while two are waited for, and others are', async () => {
  const hosts = makeSlowHosts(QUICK_MS);
  const waits = [hosts.call('one', slow), hosts.call('other', slow)];
  await afterMs(2 * QUICK_MS)();
  const call = jest.fn(quick);
  await expect(hosts.call('one', call)).rejects.toThrow('one was slow');
  expect(call).not.toHaveBeenCalled();
  await expect(hosts.call('third', quick)).resolves.toBe('quick');
  await Promise.all(waits);
  await expect(hosts.call('one', quick)).resolves.toBe('quick');
});

it('a host is slow until it has answered quickly', async () => {
  const hosts = makeSlowHosts(QUICK_MS);
  await hosts.call('host', slow);
  const waits = [hosts.call('a', slow), hosts.call('b', slow)];
  await afterMs(2 * QUICK_MS)();
  await expect(hosts.call('host', quick)).rejects.toThrow('host was slow');
  await Promise.all(waits);
  await hosts.call('host', quick);
  const more = [hosts.call('a', slow), hosts.call('b', slow)];
  await afterMs(2 * QUICK_MS)();
  await expect(hosts.call('host', quick)).resolves.toBe('quick');
  await Promise.all(more);
});

it('a call that fails at once leaves nothing behind', async () => {
  const hosts = makeSlowHosts(QUICK_MS);
  for (let left = 5; left > 0; left -= 1) {
    await expect(hosts.call('down', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  }
  await expect(hosts.call('down', quick)).resolves.toBe('quick');
});
