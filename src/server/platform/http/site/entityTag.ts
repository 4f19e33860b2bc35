import { createHash } from 'node:crypto';

/** A strong ETag of what is sent, or of all that it is made from. */
export const entityTag = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** The tags of an If-None-Match header. A weak one counts as its strong one: bytes are never changed on the way. */
export function knownTags(header: string | undefined): string[] {
  return (header?.match(/"[^"]{1,64}"/g) ?? []).slice(0, 20);
}
