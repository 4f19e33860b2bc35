/**
 * Subjects in links: ids and names in the query, plain or encoded. Written out here because browsers and
 * Node share no function that turns UTF-8 into base64url.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const LONE_SURROGATE = /\p{Surrogate}/gu;

function utf8(text: string): number[] {
  const bytes: number[] = [];
  const escaped = encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));
  for (const [piece] of escaped.matchAll(/%..|./g)) {
    bytes.push(piece.length === 3 ? parseInt(piece.slice(1), 16) : piece.charCodeAt(0));
  }
  return bytes;
}

function fromUtf8(bytes: number[]): string | undefined {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}

function bytesOfBase64(text: string): number[] | undefined {
  // A plus sign that was not escaped arrives as a space.
  const digits = text.replace(/=+$/, '').replace(/[+ ]/g, '-').replaceAll('/', '_');
  if (digits.length % 4 === 1) return undefined;
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const digit of digits) {
    const index = ALPHABET.indexOf(digit);
    if (index < 0) return undefined;
    value = ((value << 6) | index) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return bytes;
}

/** A text as base64url of its UTF-8, without padding, as links carry it. */
export function encodeSubject(text: string): string {
  const bytes = utf8(text);
  let encoded = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const [first = 0, second, third] = bytes.slice(index, index + 3);
    const value = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const digits = second === undefined ? 2 : third === undefined ? 3 : 4;
    for (let digit = 0; digit < digits; digit++) encoded += ALPHABET.charAt((value >> (18 - 6 * digit)) & 63);
  }
  return encoded;
}

/**
 * What a link's subject says: a plain id as it is, anything else as base64 or base64url of UTF-8, padded or not.
 * Undefined for what is empty or neither.
 */
export function decodeSubject(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  if (UUID.test(text)) return text.toLowerCase();
  const bytes = bytesOfBase64(text);
  return bytes && bytes.length > 0 ? fromUtf8(bytes) : undefined;
}

/** The id a link names, plain or encoded; undefined when it names none. */
export function decodeId(text: string | null | undefined): string | undefined {
  const id = decodeSubject(text);
  return id && UUID.test(id) ? id.toLowerCase() : undefined;
}

/** A name in a link, encoded or plain, for the first paint only: what the server says wins. */
export function decodeName(text: string | null | undefined): string | undefined {
  const decoded = decodeSubject(text);
  // A plain name may by chance be valid base64; what comes of that is hardly ever readable.
  const isReadable = decoded !== undefined && !/[\p{Cc}\p{Cn}\p{Co}]/u.test(decoded);
  return (isReadable ? decoded : text) || undefined;
}
