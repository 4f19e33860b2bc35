import type { Client } from 'pg';
import { READ_ONLY_TRANSACTION } from '../sqlState';
import { makeHosts, takesNoWrites } from './hosts';

it.each([
  ['a silent host', 'a replica', [new Error('timeout expired'), takesNoWrites()]],
  ['a replica', 'a silent host', [takesNoWrites(), new Error('timeout expired')]],
])('%s and %s are not called replicas only', (_first, _second, errors) => {
  const hosts = makeHosts('postgres://a,b/stepwell');
  for (const error of errors) {
    const client = {} as Client;
    hosts.assign(client, hosts.target());
    hosts.failed(client, error);
  }
  expect(hosts.failure(takesNoWrites()).code).not.toBe(READ_ONLY_TRANSACTION);
});

it('hosts that are all replicas are described as such', () => {
  const hosts = makeHosts('postgres://a,b/stepwell');
  for (let count = 0; count < 2; count += 1) {
    const client = {} as Client;
    hosts.assign(client, hosts.target());
    hosts.failed(client, takesNoWrites());
  }
  expect(hosts.failure(takesNoWrites()).code).toBe(READ_ONLY_TRANSACTION);
});
