import { Writable } from 'node:stream';
import { buildApp } from './app';
import { useTestApp } from './testing/app';

const test = useTestApp();

it('the server starts without warnings in its log', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log += chunk.toString();
      done();
    },
  });
  const app = await buildApp({ ...test.app.context, logger: { level: 'warn', stream } });
  await app.close();
  expect(log).toBe('');
});

it.each(['/v1/platform-settings', '/v1/no-such-thing', '/health/live'])(
  'responses are dated by the corrected clock (%s, rule platform.clock)',
  async (url) => {
    const { headers } = await test.app.http.inject({ url });
    expect(headers.date).toBe(test.clock.now().toUTCString());
  },
);

it.each([
  ['can’t be decoded', '/v1/pods/%zz'],
  ['ends in the middle of a sign', '/%'],
])('an address that %s gets a problem response like any other', async (_what, url) => {
  const answer = await test.app.http.inject({ url });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status: 400, code: 'malformed', detail: 'We couldn’t read the request.' });
});

it.each(['GET', 'DELETE'] as const)('an id too long to exist is not found, like any unknown id: %s', async (method) => {
  const answer = await test.app.http.inject({ method, url: `/v1/pods/${'x'.repeat(300)}` });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
});
