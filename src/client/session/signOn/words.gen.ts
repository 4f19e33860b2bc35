/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  logIn: (d: { provider: string }) => "Log in with " + d.provider,
  unavailable: (d: { provider: string }) => d.provider + " isn’t answering right now. Log in another way, or try again in a few minutes.",
};
