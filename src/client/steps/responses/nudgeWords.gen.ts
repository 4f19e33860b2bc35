/* Generated from nudgeWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  nudge: "Nudge",
  nudgeName: (d: { name: string }) => "Nudge " + d.name + " to set a step",
  nudged: "Nudged recently",
  sent: (d: { name: string }) => "We’ve sent " + d.name + " a friendly reminder",
};
