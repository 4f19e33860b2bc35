/* Generated from draftWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  restored: "What you typed earlier and didn’t save is back.",
  overtaken: "What you typed earlier and didn’t save is back. Some of it has changed since; see the fields.",
  discard: "Discard it",
};
