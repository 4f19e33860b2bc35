/* Generated from stateWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  notLoadedTitle: "We couldn’t load this",
  notLoaded: "Check your connection and try again.",
  needsConnectionTitle: "This needs a connection",
  needsConnection: "It’ll appear as soon as you’re back online.",
  notFound: "Sorry, page not found",
  notFoundWhy: "The link may be old, or you may not have access to the page.",
  disabled: {
    title: (d: { membership: string }) => "You can’t open " + d.membership + " at the moment",
    why: "The people who run it have turned off your access. We’ve kept your place and everything you had there.",
    ask: "If you think that’s a mistake, write to",
  },
  toStart: "Go to the start page",
  twoFactorNeeded: {
    title: "This needs two-factor login",
    text: "Your business asks the people who run it to use it. Set it up, and you’ll come straight back here.",
    verb: "Set up two-factor login",
  },
  signOnNeeded: {
    title: "Log in with your organisation’s account",
    text: "This business asks for it. You’ll come straight back here.",
    verb: "Log in there",
  },
};
