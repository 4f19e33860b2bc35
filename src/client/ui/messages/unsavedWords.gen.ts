/* Generated from unsavedWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  title: "Leave without saving?",
  body: "Your changes on this page will be lost.",
  verb: "Leave page",
  cancel: "Keep editing",
};
