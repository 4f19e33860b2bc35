/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  title: "Your own words",
  why: "Add a few words of your own to the emails we send for you, and to the page where people join meetings.",
  open: "Write your own words",
  intro: "Leave any of these blank. Web addresses become links; everything else stays plain text. We always show whose words they are.",
  hints: {
    welcomeText: "For people who’ve just signed up and joined, in the email that says they’re in.",
    invitationText: "For everyone you invite by email, as a participant or a leader.",
    joinText: "For everyone who joins a pod’s meeting: they read it before the meeting opens, and again in meeting mode until the round begins.",
  },
  preview: "Preview",
  empty: "Nothing will be added.",
  submit: "Save changes",
  saved: "All saved",
};
