const breaks: string[] = [];

/** Records that a test's mock breaks the contract: the caller sees a failed request, and the test fails at the end. */
export function noteContractBreak(words: string): Error {
  breaks.push(words);
  return new Error(words);
}

/** Returns and clears the recorded breaks. */
export const takeContractBreaks = (): string[] => breaks.splice(0);
