/* Generated from shellWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  description: "Group coaching in small accountability groups.",
  stuck: "Part of this page didn’t load. Check your connection, then reloadreload it/reload.",
  noScript: "Stepwell needs JavaScript. Please switch it on and load this page again.",
};
