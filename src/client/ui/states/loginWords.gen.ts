/* Generated from loginWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  haveAccount: "Have an account already?",
};
