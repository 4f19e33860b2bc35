/* Generated from loadWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  failed: "We couldn’t open that just now. Please reload the page and try again.",
};
