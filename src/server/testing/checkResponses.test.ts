import fastify from 'fastify';
import { handleErrors } from '../platform/http/errors';
import { checkResponses, VIOLATION_HEADER } from './checkResponses';

async function serving(handler: () => unknown) {
  const http = fastify();
  checkResponses(http);
  handleErrors(http);
  const schema = { response: { 200: { type: 'object', properties: { supported: { type: 'boolean' } } } } };
  http.get('/v1/businesses/:id/zoom/supported', { schema }, async () => handler());
  const answer = await http.inject({ url: '/v1/businesses/1/zoom/supported?a=1' });
  await http.close();
  return answer;
}

it('a property that isn’t in the contract makes the test fail, although the serialiser removes it', async () => {
  const answer = await serving(() => ({ supported: true, secret: 'x' }));
  expect(answer.body).not.toContain('secret');
  expect(decodeURIComponent(String(answer.headers[VIOLATION_HEADER]))).toBe(
    'getZoomSupported 200: the answer has the unknown property secret',
  );
});

it('a response that follows the contract is not reported', async () => {
  const answer = await serving(() => ({ supported: true }));
  expect(answer.headers[VIOLATION_HEADER]).toBeUndefined();
});

it('the error behind an unexpected failure is printed with its request', async () => {
  const print = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = await serving(() => {
    throw new Error('the shelf is empty');
  });
  expect(answer.statusCode).toBe(500);
  expect(print.mock.calls.join()).toMatch(
    /^GET \/v1\/businesses\/1\/zoom\/supported failed with 500: Error: the shelf/,
  );
});
