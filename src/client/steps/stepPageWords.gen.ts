/* Generated from stepPageWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  intro: (d: { pod: string }) => "What you commit to in " + d.pod + ". Small is good: something you’re sure you can do before you next meet.",
  choose: "Choose the pod whose step you want to see.",
  off: "Next Tiny Steps are turned off in this membership.",
  offTitle: "No Next Tiny Steps here",
  toPod: "Go to the pod",
  noPods: "You’re not in a pod",
  noPodsWhy: "Next Tiny Steps start with a pod: join one first.",
  podLeft: (d: { pod: string }) => "You’re no longer in " + d.pod + ". Your steps there are listed below.",
  toPods: "See my pods",
  pods: "Pods",
};
