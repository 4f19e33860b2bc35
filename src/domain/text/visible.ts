/** Hangul fillers, the empty Braille pattern, and characters that only join, separate or vary other characters. */
const INVISIBLE = /[\u115F\u1160\u2800\u3164\uFFA0\p{Default_Ignorable_Code_Point}]/gu;

export const hasVisibleCharacter = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, ''));
