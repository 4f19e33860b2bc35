import { createHash } from 'node:crypto';

export const entityTag = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

export type KnownTags = '*' | string[];

/** Weak tags count as strong, since bytes never change in transit. */
export function knownTags(header: string | undefined): KnownTags {
  if (header?.trim() === '*') return '*';
  return (header?.match(/"[^"]{1,64}"/g) ?? []).slice(0, 20);
}

export const isKnown = (known: KnownTags, tag: string): boolean => known === '*' || known.includes(tag);
