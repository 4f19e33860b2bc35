import sharp from 'sharp';
import { imageFormat, isAlsoOtherFile } from './imageFormat';

const canvas = sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } });

it.each([
  ['gif', 6, '/*', '*/=1;alert(1)//', () => canvas.gif().toBuffer()],
  ['gif', 6, '=`', '`;alert(1)//', () => canvas.gif().toBuffer()],
  ['gif', 6, '=/*\0', '*/1;alert(1)//', () => canvas.gif().toBuffer()],
  ['jpeg', 4, '/*', '*/=1;alert(1)//', () => canvas.jpeg().toBuffer()],
  ['webp', 4, '/*', '*/=1;alert(1)//', () => canvas.webp().toBuffer()],
] as const)(
  'a %s with a script from byte %i, begun by %s, is known as one, and the plain one isn’t',
  async (format, at, opening, rest, make) => {
    const image = await make();
    const script = Buffer.concat([
      image.subarray(0, at),
      Buffer.from(opening),
      image.subarray(at + 2),
      Buffer.from(rest),
    ]);

    expect([imageFormat(image), imageFormat(script)]).toEqual([format, format]);
    expect([isAlsoOtherFile(image), isAlsoOtherFile(script)]).toEqual([false, true]);
  },
);
