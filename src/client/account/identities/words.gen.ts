/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  title: "Identity providers",
  intro: "You can log in to Stepwell with these accounts of yours.",
  none: "No identity providers",
  noneWhy: "Once you’ve logged in with one, it’s listed here.",
  linked: (d: { date: string }) => "Linked " + d.date,
  lastUsed: (d: { when: string }) => "Last used: " + d.when,
  neverUsed: "Not used since",
  remove: "Remove",
  of: (d: { name: string }) => " " + d.name,
  removing: {
    title: (d: { name: string }) => "Remove ‘" + d.name + "’",
    crumb: "Remove identity provider",
    text: (d: { name: string }) => "You’ll no longer log in with " + d.name + ", and sessions that began with it end. Your password still works.",
    noPassword: "No password yet, or forgotten it?",
    setPassword: "Set one by email",
    submit: "Remove identity provider",
    done: (d: { name: string }) => "‘" + d.name + "’ no longer logs you in.",
  },
};
