/* Generated from publicWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  report: "Report something:",
};
