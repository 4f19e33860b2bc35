/* Generated from copyWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  copied: "Copied to clipboard",
  notCopied: "Your browser didn’t let us copy. Select the text and copy it yourself.",
};
