import { PutOff } from '../jobs/job';
import { makeSlowHosts } from './slowHosts';

const QUICK_MS = 50;

const quick = () => Promise.resolve('quick');
const afterMs = (milliseconds: number) => () => new Promise((done) => setTimeout(() => done('slow'), milliseconds));
const slow = afterMs(10 * QUICK_MS);
const untilSlow = afterMs(2 * QUICK_MS);

it('a host that is slow is called twice at a time, whatever others do', async () => {
  const hosts = makeSlowHosts(QUICK_MS);
  const waits = ['host', 'host', 'other', 'other'].map((host) => hosts.call(host, slow));
  await untilSlow();
  const call = jest.fn(quick);
  await expect(hosts.call('host', call)).rejects.toThrow(PutOff);
  expect(call).not.toHaveBeenCalled();
  await expect(hosts.call('third', quick)).resolves.toBe('quick');
  await Promise.all(waits);
  const others = [hosts.call('other', slow), hosts.call('other', slow)];
  await untilSlow();
  await expect(hosts.call('host', quick)).resolves.toBe('quick');
  await Promise.all(others);
});

it('a host is slow until it has answered quickly', async () => {
  const hosts = makeSlowHosts(QUICK_MS);
  await hosts.call('host', slow);
  const waits = () => [hosts.call('host', untilSlow), hosts.call('host', untilSlow)];
  const first = waits();
  await expect(hosts.call('host', quick)).rejects.toThrow('host is slow');
  await Promise.all(first);
  await hosts.call('host', quick);
  const second = waits();
  await expect(hosts.call('host', quick)).resolves.toBe('quick');
  await Promise.all(second);
});

it('a call that fails at once leaves nothing behind', async () => {
  const hosts = makeSlowHosts(QUICK_MS);
  await hosts.call('down', slow);
  for (let left = 5; left > 0; left -= 1) {
    await expect(hosts.call('down', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  }
  await expect(hosts.call('down', quick)).resolves.toBe('quick');
});
