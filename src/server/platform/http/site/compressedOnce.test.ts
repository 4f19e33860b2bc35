import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { compressedOnce } from './compressedOnce';

const TEXT = 'Pods, meetings and steps. '.repeat(500);

let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await app.register(compress, { threshold: 1, encodings: ['br', 'gzip'] });
  app.get('/', compressedOnce(TEXT));
});
afterEach(() => app.close());

const get = (encodings: string, url = '/') => app.inject({ url, headers: { 'accept-encoding': encodings } });

/** What is compressed for one request is streamed, so its length isn't known. */
async function keptAnswer(encodings: string, url?: string) {
  for (;;) {
    const answer = await get(encodings, url);
    if (answer.headers['content-length'] !== undefined) return answer;
  }
}

it('the text is soon compressed better than a request could wait for', async () => {
  const first = await get('br');
  const kept = await keptAnswer('br');
  expect(kept.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(kept.rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect([first, kept].map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString())).toEqual([TEXT, TEXT]);
});

it('the client decides on the encoding', async () => {
  await keptAnswer('br');
  const zipped = await keptAnswer('gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(TEXT);
  const plain = await get('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(TEXT);
});

it('caches are told of the encoding besides whatever else the answer varies with', async () => {
  app.addHook('onRequest', async (_, reply) => void reply.header('vary', 'Origin'));
  app.get('/cors', compressedOnce(TEXT));
  const [first, kept] = [await get('br', '/cors'), await keptAnswer('br', '/cors')];
  expect([first, kept].map(({ headers }) => headers.vary)).toEqual([
    'Origin, accept-encoding',
    'Origin, accept-encoding',
  ]);
});
