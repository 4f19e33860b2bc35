/* Generated from downloadWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  downloadFailed: "We couldn’t open it. Please try again.",
  tabBlocked: "Your browser didn’t let us open a new tab. Allow it for this site, and try again.",
};
