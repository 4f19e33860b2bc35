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

const get = (encodings: string) => app.inject({ url: '/', headers: { 'accept-encoding': encodings } });

async function sizeOnce(encodings: string, isMade: (size: number) => boolean): Promise<number> {
  for (;;) {
    const { rawPayload } = await get(encodings);
    if (isMade(rawPayload.length)) return rawPayload.length;
  }
}

it('the text is compressed better than a request could wait for, from some request on', async () => {
  const first = await get('br');
  const size = await sizeOnce('br', (length) => length < first.rawPayload.length);
  const later = await get('br');
  expect(later.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-length': `${size}`,
  });
  expect([first, later].map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString())).toEqual([TEXT, TEXT]);
});

it('the client decides on the encoding', async () => {
  await get('br');
  const zipped = await get('gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(TEXT);
  const plain = await get('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(TEXT);
});
