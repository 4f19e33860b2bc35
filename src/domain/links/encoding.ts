/** Decodes base64 here, because the domain isn't compiled for a particular runtime. */
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
 * A plain id stays unchanged; anything else is base64 or base64url of UTF-8, padded or not. Undefined for any other
 * text.
 */
export function decodeSubject(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  if (UUID.test(text)) return text.toLowerCase();
  const bytes = bytesOfBase64(text);
  return bytes && bytes.length > 0 ? fromUtf8(bytes) : undefined;
}

const ID_CHARACTERS = /^[\w+/=\- ]+/;

export function decodeId(text: string | null | undefined): string | undefined {
  const [pasted] = ID_CHARACTERS.exec((text ?? '').replace(/[\r\n\t]/g, '').trim()) ?? [];
  const id = decodeSubject(pasted);
  return id && UUID.test(id) ? id.toLowerCase() : undefined;
}

/** For the first paint only; the server's name replaces it. */
export function decodeName(text: string | null | undefined): string | undefined {
  const decoded = decodeSubject(text);
  // A plain name may happen to be valid base64, but decoding it hardly ever gives readable text.
  const isReadable = decoded !== undefined && !/[\p{Cc}\p{Cn}\p{Co}]/u.test(decoded);
  return (isReadable ? decoded : text) || undefined;
}
