const breaks: string[] = [];

/** The caller sees a failed request, and the test fails at the end. */
export function noteContractBreak(words: string): Error {
  breaks.push(words);
  return new Error(words);
}

export const takeContractBreaks = (): string[] => breaks.splice(0);
