import sharp, { type Sharp } from 'sharp';
import { Problem } from '../http/problem';
import { refusals } from '../http/refusals';

/** More pixels than most cameras produce. Limited because a small file may expand to far more. */
export const MAX_PIXELS = 50_000_000;

/** A decoded image may take 200 MB, so further images wait. */
const MAX_AT_ONCE = 2;

const TIMEOUT_SECONDS = 20;

const isOverload = (error: unknown) =>
  error instanceof Error && /^timeout: |out of memory -- size/m.test(error.message);

let free = MAX_AT_ONCE;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }
}

/**
 * Decodes an image's first frame, upright, and passes it to `encode`. At most two images at once in this process. 503
 * if time or memory runs out; other errors are the decoder's.
 */
export async function decodeImage<T>(image: Buffer, encode: (upright: Sharp) => Promise<T>): Promise<T> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  try {
    return await inTurn(() => encode(sharp(image, options).timeout({ seconds: TIMEOUT_SECONDS }).rotate()));
  } catch (error) {
    if (isOverload(error)) throw new Problem(503, 'unavailable', refusals.imageTooSlow, [], { 'retry-after': '10' });
    throw error;
  }
}
