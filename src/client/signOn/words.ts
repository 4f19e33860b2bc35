export const words = {
  logIn: (provider: string) => `Log in with ${provider}`,
  unavailable: (provider: string) => `${provider} isn’t answering right now. Try again in a few minutes.`,
  continueWith: (provider: string) => `Continue with ${provider}`,
  signUpInstead: 'You can also sign up below.',
  or: 'or',
  page: {
    title: 'Log in',
    intro: (business: string) => `${business} lets you log in with the account you have there.`,
    otherWay: 'Log in with your password, or a link by email',
    none: 'There’s nothing to log in with here',
    noneWhy: 'The address may be old, or the business no longer has an identity provider.',
    toLogin: 'Log in another way',
  },
};
