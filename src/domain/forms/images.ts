import { localTexts, type LocalText } from '../text/localText';
import { wordsIn } from './imageWords.gen';

/** Rules chat.images and account.photo. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** Only the first frame of an animated image is kept. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Magic numbers. WebP's has four variable bytes in the middle. */
const BEGINNINGS: Record<(typeof IMAGE_TYPES)[number], RegExp> = {
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8[79]a/,
};

export function imageTypeOf(bytes: Uint8Array): (typeof IMAGE_TYPES)[number] | undefined {
  const text = String.fromCharCode(...bytes);
  return IMAGE_TYPES.find((type) => BEGINNINGS[type].test(text));
}

const refusal = localTexts(wordsIn);

export const imageRefusals = {
  type: refusal((words) => words.type),
  heic: refusal((words) => words.heic),
  damaged: refusal((words) => words.damaged),
  pixels: refusal((words) => words.pixels),
  size: refusal((words) => words.size),
};

/** Checks only what the browser knows; the server checks the bytes. */
export function imageRefusalOf({
  type,
  name,
  size,
}: {
  type: string;
  name: string;
  size: number;
}): LocalText | undefined {
  if (/heic|heif/.test(type) || /\.hei[cf]$/i.test(name)) return imageRefusals.heic;
  if (!type.startsWith('image/')) return imageRefusals.type;
  return size > MAX_IMAGE_BYTES ? imageRefusals.size : undefined;
}
