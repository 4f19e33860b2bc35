/* Generated from stepAnswerWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  title: "Have you done your step?",
  intro: (d: { pod: string }) => "Your Next Tiny Step in " + d.pod + ".",
  done: "You did it",
  notDone: "Thanks for letting us know",
  alreadyDone: "You’ve already said it’s done",
  alreadyNotDone: "You’ve already said it’s not done",
  used: "You’ve already used this link",
  stands: (d: { step: string; status: string }) => "‘" + d.step + "’ is marked as " + d.status + ". To change that, open your step.",
  changed: "Your step has changed",
  changedWhy: "It’s no longer the one this email asked about, so we haven’t changed anything.",
  gone: "This link is no longer valid",
  goneWhy: "Links like this work for 14 days. You can still answer in Stepwell.",
  open: "Open my step",
};
