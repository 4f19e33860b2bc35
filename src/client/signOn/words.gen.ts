/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  logIn: (d: { provider: string }) => "Log in with " + d.provider,
  unavailable: (d: { provider: string }) => d.provider + " isn’t answering right now. Try again in a few minutes.",
  continueWith: (d: { provider: string }) => "Continue with " + d.provider,
  signUpInstead: "You can also sign up below.",
  or: "or",
  page: {
    title: "Log in",
    intro: (d: { business: string }) => d.business + " lets you log in with the account you have there.",
    otherWay: "Log in with your password, or a link by email",
    none: "There’s nothing to log in with here",
    noneWhy: "The address may be old, or the business no longer has an identity provider.",
    toLogin: "Log in another way",
  },
};
