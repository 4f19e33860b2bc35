/* Generated from confirmLinkWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  confirm: "Confirm",
  notMe: "This wasn’t me",
  declinedTitle: "Thanks for letting us know",
  declined: "We’ve deleted the request. Nothing has changed, and the link no longer works.",
};
