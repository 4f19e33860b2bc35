/**
 * The hues, in degrees, that people have on their initials: apart enough to be told from each other, and none near the red of
 * what is lost or the amber of what is now (`theme.test.ts` counts that what is written on them can be read).
 */
export const personHues = [95, 145, 180, 208, 245, 282, 325] as const;

/** The hue of a person by their id: the same everywhere (rule members.colour). Ids are spread over all hues. */
export function personHue(userId: string): number {
  const letters = [...userId.toLowerCase()];
  const place = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % personHues.length, 0);
  return personHues[place]!;
}
