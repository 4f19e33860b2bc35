import { NotStarted } from '../jobs/job';
import { makeHostLimiter } from './hostLimiter';

const QUICK_MS = 50;
const SLOW_MS = 10 * QUICK_MS;

const quick = () => Promise.resolve('quick');
const afterMs = (milliseconds: number) => () => new Promise((done) => setTimeout(() => done('slow'), milliseconds));
const slow = afterMs(SLOW_MS);

// Fake timers, so that response times don't depend on how busy the machine is.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

it('a slow host gets two calls at a time, whatever other hosts do', async () => {
  const hosts = makeHostLimiter(QUICK_MS);
  const waits = ['host', 'host', 'other', 'other'].map((host) => hosts.call(host, slow));
  await pass(2 * QUICK_MS);
  const call = jest.fn(quick);
  await expect(hosts.call('host', call)).rejects.toThrow(NotStarted);
  expect(call).not.toHaveBeenCalled();
  await expect(hosts.call('third', quick)).resolves.toBe('quick');
  await pass(SLOW_MS);
  await Promise.all(waits);
  const others = [hosts.call('other', slow), hosts.call('other', slow)];
  await pass(2 * QUICK_MS);
  await expect(hosts.call('host', quick)).resolves.toBe('quick');
  await pass(SLOW_MS);
  await Promise.all(others);
});

it('a host counts as slow until it has responded quickly', async () => {
  const hosts = makeHostLimiter(QUICK_MS);
  const before = hosts.call('host', slow);
  await pass(SLOW_MS);
  await before;
  const waits = () => [hosts.call('host', slow), hosts.call('host', slow)];
  const first = waits();
  await expect(hosts.call('host', quick)).rejects.toThrow('host is slow');
  await pass(SLOW_MS);
  await Promise.all(first);
  await hosts.call('host', quick);
  const second = waits();
  await expect(hosts.call('host', quick)).resolves.toBe('quick');
  await pass(SLOW_MS);
  await Promise.all(second);
});

it('a host that was never called gets two calls at a time until it has responded', async () => {
  const hosts = makeHostLimiter(1_000);
  let underWay = 0;
  const most: number[] = [];
  const call = async () => {
    most.push((underWay += 1));
    await afterMs(10)();
    underWay -= 1;
  };
  const calls = Array.from({ length: 40 }, () => hosts.call('host', call));
  await pass(1_000);
  await Promise.all(calls);
  expect(most.slice(0, 3)).toEqual([1, 2, 2]);
  expect(Math.max(...most)).toBe(10);
});

it('calls waiting for a host that turns out to be slow are postponed immediately', async () => {
  const hosts = makeHostLimiter(QUICK_MS);
  const begun = [hosts.call('host', slow), hosts.call('host', slow)];
  const putOff = expect(hosts.call('host', quick)).rejects.toThrow(NotStarted);
  await pass(QUICK_MS);
  await putOff;
  await pass(SLOW_MS);
  await Promise.all(begun);
});

it('calls to unknown hosts, however many, leave room for calls to quick hosts', async () => {
  const hosts = makeHostLimiter(QUICK_MS);
  await hosts.call('quick', quick);
  const asked = Array.from({ length: 100 }, (_, index) => hosts.call(`host${index}`, slow));
  const settled = Promise.allSettled(asked);
  await expect(hosts.call('quick', quick)).resolves.toBe('quick');
  await expect(hosts.call('another', quick)).rejects.toThrow(NotStarted);
  await pass(SLOW_MS);
  const results = await settled;
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  await expect(hosts.call('another', quick)).resolves.toBe('quick');
});

it('a call that fails immediately doesn’t use up any room', async () => {
  const hosts = makeHostLimiter(QUICK_MS);
  const before = hosts.call('down', slow);
  await pass(SLOW_MS);
  await before;
  for (let left = 5; left > 0; left -= 1) {
    await expect(hosts.call('down', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  }
  await expect(hosts.call('down', quick)).resolves.toBe('quick');
});
