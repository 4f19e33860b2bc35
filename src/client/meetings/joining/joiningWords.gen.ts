/* Generated from joiningWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  waits: "You can join from 15 minutes before it starts. Keep this page open and we’ll take you there automatically.",
  over: "This meeting is over.",
  next: "The next one:",
  opening: "Taking you to the meeting…",
  open: "Go to the meeting",
  notOpened: "We couldn’t take you to the meeting",
  toPod: "Open pod",
  toMeeting: "Open meeting",
};
