/**
 * Degrees; distinguishable, and not close to the red of destructive actions or the amber of current items.
 * `theme.test.ts` checks the contrast of text on them.
 */
export const personHues = [95, 145, 180, 208, 245, 282, 325] as const;

/** The same on every device (rule members.colour). */
export function personHue(userId: string): number {
  const letters = [...userId.toLowerCase()];
  const index = letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % personHues.length, 0);
  return personHues[index]!;
}
