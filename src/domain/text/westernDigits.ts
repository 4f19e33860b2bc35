const DIGIT = /\p{Nd}/u;

/** Unicode encodes each script's digits consecutively, some of them right after another script's. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** ٣, ३ and ３ become 3 (rule platform.digits). */
export const toWesternDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
