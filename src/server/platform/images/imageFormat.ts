import { Script } from 'node:vm';

export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

const hasBytes = (image: Buffer, bytes: number[], at = 0) => bytes.every((byte, index) => image[at + index] === byte);

const hasText = (image: Buffer, text: string, at = 0) => hasBytes(image, [...Buffer.from(text, 'latin1')], at);

/** The format by the first bytes, whatever the file's name. Never an SVG. */
export function imageFormat(image: Buffer): ImageFormat | undefined {
  if (hasBytes(image, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (hasBytes(image, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (hasText(image, 'RIFF') && hasText(image, 'WEBP', 8)) return 'webp';
  return hasText(image, 'GIF87a') || hasText(image, 'GIF89a') ? 'gif' : undefined;
}

const HEIF_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** Recognised only for its error message: its codec can't be distributed. */
export const isHeic = (image: Buffer): boolean =>
  hasText(image, 'ftyp', 4) && HEIF_BRANDS.some((brand) => hasText(image, brand, 8));

/** Where programs look for the start of a PDF, and for the end of a zip. */
const [PDF_HEAD_BYTES, ZIP_TAIL_BYTES] = [1024, 65_557];

/** Whether JavaScript compiles: an image's first bytes may be the name of a variable. Nothing is run. */
function isScript(text: string): boolean {
  try {
    new Script(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the file also reads as a page, a script, a PDF or a zip. Other extra data, such as that of cameras, is
 * accepted.
 */
export function isAlsoOtherFile(image: Buffer): boolean {
  const text = image.toString('latin1');
  return (
    isScript(text) ||
    isScript(image.toString('utf8')) ||
    /<(?:script|html|!doctype html|\?php)/i.test(text) ||
    image.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') ||
    image.subarray(-ZIP_TAIL_BYTES).includes('PK\x05\x06')
  );
}
