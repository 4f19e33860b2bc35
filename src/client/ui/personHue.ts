/**
 * The hues, in degrees, that people have on their initials: apart enough to be told from each other, and none near the red of
 * what is lost or the amber of what is now (`theme.test.ts` counts that what is written on them can be read).
 */
export const personHues = [95, 145, 180, 208, 245, 282, 325] as const;

/** The hue of a person by their id: the same everywhere (rule members.colour). Ids are spread over all hues (FNV-1a). */
export function personHue(userId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of userId.toLowerCase()) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  // Ids that differ in their last letters only are no neighbours after this (MurmurHash's last mix).
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return personHues[((hash ^ (hash >>> 13)) >>> 0) % personHues.length]!;
}
