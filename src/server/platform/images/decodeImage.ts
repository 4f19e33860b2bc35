import sharp, { type Sharp } from 'sharp';

/** More pixels than most cameras produce; a small file may expand to far more. */
export const MAX_PIXELS = 50_000_000;

/** A decoded image may take 200 MB, so others wait. */
const MAX_AT_ONCE = 2;

/** Far longer than the largest image takes, in seconds. */
const TIMEOUT_SECONDS = 20;

let free = MAX_AT_ONCE;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The next one takes over the turn.
    if (next) next();
    else free += 1;
  }
}

/** Decodes an image's first picture, upright, and encodes it as `encode` says. At most two at once in this process. */
export const decodeImage = <T>(image: Buffer, encode: (upright: Sharp) => Promise<T>): Promise<T> =>
  inTurn(() =>
    encode(
      sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: TIMEOUT_SECONDS }).rotate(),
    ),
  );
