export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif';

const hasBytes = (image: Buffer, bytes: number[], at = 0) => bytes.every((byte, index) => image[at + index] === byte);

const hasText = (image: Buffer, text: string, at = 0) => hasBytes(image, [...Buffer.from(text, 'latin1')], at);

/** The format according to the first bytes, whatever the file's name. Never SVG. */
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

/** How far from the start of a file programs look for a PDF, and how far from its end for a zip. */
const [PDF_HEAD_BYTES, ZIP_TAIL_BYTES] = [1024, 65_557];

type Character = 'control' | 'space' | 'operand' | 'quote' | 'slash' | 'other';

function kindOf(character: string): Character {
  if (character === '/') return 'slash';
  if (/\s/.test(character)) return 'space';
  if (/["'`]/.test(character)) return 'quote';
  if (/[\w$\]\x80-\xff]/.test(character)) return 'operand';
  return /[\x00-\x1f\x7f]/.test(character) ? 'control' : 'other';
}

/** The kind of each byte in a script; control characters occur only within comments and strings. */
const KINDS = Array.from({ length: 256 }, (_, code) => kindOf(String.fromCharCode(code)));

/** Where a string, template or regular expression that begins at `at` ends; undefined if it doesn't. */
function endOfText(text: string, at: number): number | undefined {
  const quote = text[at];
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === quote) return end + 1;
    else if (text[end] === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}

function endOfComment(text: string, at: number): number | undefined {
  const isLine = text[at + 1] === '/';
  const index = text.indexOf(isLine ? '\n' : '*/', at + 2);
  return index < 0 ? (isLine ? text.length : undefined) : index + 2;
}

/**
 * Whether the file may be a script in which the image's first bytes are a variable's name: all its bytes must be
 * possible in a script. Reads the file once, since compiling a hostile file takes seconds. The check can be evaded,
 * but no upload is stored as received.
 */
function mayBeScript(text: string): boolean {
  let isOperand = false;
  for (let at = 0; at < text.length;) {
    const kind = KINDS[text.charCodeAt(at)];
    if (kind === 'control') return false;
    const isComment = kind === 'slash' && (text[at + 1] === '*' || text[at + 1] === '/');
    const isText = kind === 'quote' || (kind === 'slash' && !isOperand);
    const end = isComment ? endOfComment(text, at) : isText ? endOfText(text, at) : at + 1;
    if (end === undefined) return false;
    if (kind !== 'space' && !isComment) isOperand = kind === 'operand' || kind === 'quote';
    at = end;
  }
  return true;
}

/**
 * Whether the file can also be read as a web page, a script, a PDF or a zip. Other extra data, such as that from
 * cameras, is accepted.
 */
export function isAlsoOtherFile(image: Buffer): boolean {
  const text = image.toString('latin1');
  return (
    mayBeScript(text) ||
    /<(?:script|html|!doctype html|\?php)/i.test(text) ||
    image.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') ||
    image.subarray(-ZIP_TAIL_BYTES).includes('PK\x05\x06')
  );
}
