import contract from '../../../contract/contract.gen.json';
import { useTestApp } from '../../testing/app';

const origin = 'https://app.example.com';
const test = useTestApp({ config: { corsOrigins: [origin] } });

const headers = Object.values(contract.components.parameters).flatMap((one) => (one.in === 'header' ? [one.name] : []));

it('a client of an allowed origin may send every header of the contract', async () => {
  const answer = await test.app.http.inject({
    method: 'OPTIONS',
    url: '/v1/businesses',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': ['content-type', 'authorization', ...headers].join(','),
    },
  });
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  const allowed = String(answer.headers['access-control-allow-headers']).toLowerCase().split(/, ?/);
  expect(headers).toContain('Idempotency-Key');
  for (const name of headers) expect(allowed).toContain(name.toLowerCase());
});

it('a client of an allowed origin can read the id of its request', async () => {
  const answer = await test.app.http.inject({ url: '/v1/platform-settings', headers: { origin } });
  expect(String(answer.headers['access-control-expose-headers']).split(', ')).toEqual(
    expect.arrayContaining(['authorization', 'date', 'x-request-id']),
  );
  expect(answer.headers['x-request-id']).toBeDefined();
});
