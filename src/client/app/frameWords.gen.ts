/* Generated from frameWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  skip: "Skip to the content",
  unexpected: "Unexpected Application Error!",
  newVersion: "Part of this page couldn’t be loaded. There may be a new version.",
  offline: "You’re offline",
  needsConnection: "This page needs a connection. It’ll open as soon as you’re back online.",
  reload: "Reload",
};
