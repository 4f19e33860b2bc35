/* Generated from confirmationWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  writtenDown: "Written down for you in the meeting",
  confirm: "That’s right",
  change: "Change",
  changed: "It has changed meanwhile. Please look again.",
  confirmed: "Thanks, your step is confirmed",
};
