/**
 * Letters and symbols by their category that show nothing: fillers of Hangul, the empty Braille pattern, and what only
 * joins, separates or varies what stands beside it.
 */
const INVISIBLE = /[\u115F\u1160\u2800\u3164\uFFA0\p{Default_Ignorable_Code_Point}]/gu;

/** Whether there is a letter, digit or symbol in a text that can be seen. */
export const hasVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, ''));
