/**
 * Reads subjects in links: ids and names in the query, plain or encoded. Decodes base64 here because the domain isn't
 * compiled for a particular runtime.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function fromUtf8(bytes: number[]): string | undefined {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}

function bytesOfBase64(text: string): number[] | undefined {
  // An unescaped plus sign arrives as a space.
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

/**
 * Decodes a link's subject: a plain id unchanged, anything else as base64 or base64url of UTF-8, padded or not. Returns
 * undefined for any other text, including an empty string.
 */
export function decodeSubject(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  if (UUID.test(text)) return text.toLowerCase();
  const bytes = bytesOfBase64(text);
  return bytes && bytes.length > 0 ? fromUtf8(bytes) : undefined;
}

/** The characters of an id, at the start of pasted text (rule platform.pastedLinks). */
const ID_CHARACTERS = /^[\w+/=\- ]+/;

/** The id in a link, plain or encoded; undefined if there is none. */
export function decodeId(text: string | null | undefined): string | undefined {
  const [pasted] = ID_CHARACTERS.exec((text ?? '').replace(/[\r\n\t]/g, '').trim()) ?? [];
  const id = decodeSubject(pasted);
  return id && UUID.test(id) ? id.toLowerCase() : undefined;
}

/** A name in a link, encoded or plain, for the first paint only; the server's name replaces it. */
export function decodeName(text: string | null | undefined): string | undefined {
  const decoded = decodeSubject(text);
  // A plain name may happen to be valid base64, but decoding it hardly ever gives readable text.
  const isReadable = decoded !== undefined && !/[\p{Cc}\p{Cn}\p{Co}]/u.test(decoded);
  return (isReadable ? decoded : text) || undefined;
}
