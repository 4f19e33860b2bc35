/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  ceremonyFailed: "Your browser couldn’t use a passkey here. Please log in another way.",
  nothingUsed: "No passkey was used.",
};
