/* Generated from confirmWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  notAsked: "We couldn’t ask you to confirm this just now, so nothing was done. Please reload the page and try again.",
};
