/**
 * The hues of people's initials, in degrees: distinguishable, and not close to the red of destructive actions or the
 * amber of current items (`theme.test.ts` checks that text on them is readable).
 */
export const personHues = [95, 145, 180, 208, 245, 282, 325] as const;

/** The hue for a person's id, the same everywhere (rule members.colour). Spreads ids over all hues. */
export function personHue(userId: string): number {
  const letters = [...userId.toLowerCase()];
  const index = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % personHues.length, 0);
  return personHues[index]!;
}
