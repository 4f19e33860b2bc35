/* Generated from codeWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  title: "Enter your code",
  app: {
    intro: "Open your authenticator app and type the 6 digits it shows for Stepwell.",
    label: "Code",
    instead: "Use the authenticator app instead",
  },
  recovery: {
    intro: "Type one of the recovery codes that you saved when you set up two-factor login. Each works once.",
    label: "Recovery code",
    instead: "Use a recovery code instead",
  },
  submit: "Log in",
  expired: "That took too long",
  expiredWhy: "A login waits five minutes for its code. Please start again.",
  back: "Back to login",
};
