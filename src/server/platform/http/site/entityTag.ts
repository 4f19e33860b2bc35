import { createHash } from 'node:crypto';

/** A strong ETag of a response, or of all the data it is built from. */
export const entityTag = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** The tags of an If-None-Match header. Weak tags count as strong, since bytes never change in transit. */
export function knownTags(header: string | undefined): string[] {
  return (header?.match(/"[^"]{1,64}"/g) ?? []).slice(0, 20);
}
