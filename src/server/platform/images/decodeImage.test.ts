import sharp from 'sharp';
import { decodeImage } from './decodeImage';

it('two of twelve simultaneous images are decoded at a time, and one that fails delays no other', async () => {
  const image = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  let [active, most] = [0, 0];
  const decode = (given: Buffer) =>
    decodeImage(given, async (upright) => {
      active += 1;
      most = Math.max(most, active);
      try {
        return await upright.raw().toBuffer();
      } finally {
        active -= 1;
      }
    });
  const images = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? Buffer.from('no image') : image));
  const results = await Promise.allSettled(images.map(decode));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  expect([most, active]).toEqual([2, 0]);
});

it.each([
  ['time', 'timeout: 21% complete\nVipsImage: killed for image "temp-60"'],
  ['memory', 'vips_tracked: out of memory -- size == 190MB'],
])('too little %s is not blamed on the image, and gets 503', async (_what, message) => {
  const decoded = decodeImage(Buffer.from('no image'), () => Promise.reject(new Error(message)));
  await expect(decoded).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
});
