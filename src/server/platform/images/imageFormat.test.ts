import sharp from 'sharp';
import { imageFormat, isAlsoOtherFile } from './imageFormat';

const canvas = sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } });

/** The image with a comment in place of the two bytes after its mark, closed behind the picture, and then code. */
const asScript = (image: Buffer, at: number) =>
  Buffer.concat([image.subarray(0, at), Buffer.from('/*'), image.subarray(at + 2), Buffer.from('*/=1;alert(1)//')]);

it.each([
  ['gif', 6, () => canvas.gif().toBuffer()],
  ['jpeg', 4, () => canvas.jpeg().toBuffer()],
  ['webp', 4, () => canvas.webp().toBuffer()],
] as const)('a %s that is a script too is known as one, and the plain one isn’t', async (format, at, make) => {
  const image = await make();
  const script = asScript(image, at);
  expect([imageFormat(image), imageFormat(script)]).toEqual([format, format]);
  expect([isAlsoOtherFile(image), isAlsoOtherFile(script)]).toEqual([false, true]);
});
