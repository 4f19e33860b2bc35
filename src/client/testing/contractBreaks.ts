const breaks: string[] = [];

/** Notes that a test's mock is not what the contract allows; the caller sees a failed request, the test fails in the end. */
export function noteContractBreak(words: string): Error {
  breaks.push(words);
  return new Error(words);
}

/** What has been noted since it was last asked. */
export const takeContractBreaks = (): string[] => breaks.splice(0);
