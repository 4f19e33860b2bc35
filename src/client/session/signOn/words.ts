/** Separate, as /login loads them. */
export const offerWords = {
  logIn: (provider: string) => `Log in with ${provider}`,
  unavailable: (provider: string) =>
    `${provider} isn’t answering right now. Log in another way, or try again in a few minutes.`,
};
