import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { useTestApp } from '../../testing/app';

const test = useTestApp();

const background = { r: 20, g: 120, b: 90 };
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background } });

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function claimed(width: number, height: number, pixels: Buffer, ...more: Buffer[]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', size), ...more, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([SIGNATURE, ...parts]);
}

const textBomb = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024, 'a'))]));

const onePixel = Buffer.from([0, 20, 120, 90]);

async function upload(image: Buffer, type: string) {
  const membership = await test.make.membership();
  const owner = await test.as(membership.business.owner);
  const url = `/v1/memberships/${membership.id}/logo`;
  const { status, body } = await owner.post(url, image, { 'content-type': type });
  const kept = await test.app.http.inject({ url });
  return { status, detail: (body as { detail?: string }).detail, kept: kept.rawPayload, keptStatus: kept.statusCode };
}

const halfOf = (image: Buffer) => image.subarray(0, image.length / 2);

it.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['a png of two thousand million pixels, by its own account', 'image/png', () => claimed(2 ** 31 - 1, 1, onePixel)],
  ['a png of 30,000 by 30,000 in a hundred bytes', 'image/png', () => claimed(30_000, 30_000, onePixel)],
  ['a png of no pixels', 'image/png', () => claimed(0, 0, onePixel)],
  ['a jpeg of 60,000 by 1,000', 'image/jpeg', () => picture(60_000, 1000).jpeg({ quality: 1 }).toBuffer()],
  [
    'a webp of 16,383 by 4,000',
    'image/webp',
    () => picture(16_383, 4000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ],
  ['half a jpeg', 'image/jpeg', async () => halfOf(await picture(900, 900).jpeg().toBuffer())],
  ['half a png', 'image/png', async () => halfOf(await picture(900, 900).png().toBuffer())],
  ['half a webp', 'image/webp', async () => halfOf(await picture(900, 900).webp().toBuffer())],
  [
    'the signature of a png before an SVG',
    'image/png',
    () => Buffer.concat([SIGNATURE, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
  ],
  [
    'the head of a webp before random bytes',
    'image/webp',
    () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 \x04\0\0\0aaaa', 'latin1'),
  ],
  [
    'a png whose pixels are no zip',
    'image/png',
    () => Buffer.concat([claimed(9, 9, onePixel).subarray(0, 33), chunk('IDAT', Buffer.from('hello'))]),
  ],
  ['a gif of a page and a script', 'image/gif', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
])('%s is rejected as a logo, and no data is stored', async (_what, type, make) => {
  const answer = await upload(await make(), type);
  expect([answer.status, answer.detail, answer.keptStatus]).toEqual([400, "Oops! We can't upload that image", 404]);
});

it('an image that is also an HTML page keeps only its pixels', async () => {
  const image = await picture(40, 40).png().toBuffer();
  const answer = await upload(Buffer.concat([image, Buffer.from('<script>alert(1)</script>PK\x05\x06')]), 'image/png');
  expect([answer.status, answer.keptStatus]).toEqual([200, 200]);
  expect(answer.kept.toString('latin1')).not.toMatch(/script|PK\x05\x06/);
});

it('an image with a lot of compressed metadata uses no memory for it', async () => {
  const bomb = claimed(1, 1, onePixel, textBomb());
  const before = process.memoryUsage().rss;
  expect(bomb.length).toBeLessThan(1024 * 1024);
  // The decoder may reject or ignore the metadata.
  expect([200, 400]).toContain((await upload(bomb, 'image/png')).status);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});

it('an animated image is stored as a still image', async () => {
  const frames = await Promise.all(
    [1, 2, 3].map((shade) =>
      picture(20, 20)
        .linear(shade / 3)
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const answer = await upload(moving, 'image/webp');
  expect(answer.status).toBe(200);
  expect((await sharp(answer.kept).metadata()).pages ?? 1).toBe(1);
});
