/* Generated from loginWords.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  title: "Log in",
  ended: {
    logout: "You’ve been logged out in another tab or on another device. Log in to go on where you were.",
    refusal: "Your session has ended. Log in to go on where you were.",
  },
  email: "Email",
  password: "Password",
  submit: "Log in",
  byPasskey: "Use a passkey",
  byLink: "Email me a link instead",
  forgot: "Forgot password?",
  noAccount: "Running a membership?",
  signUp: "Register your business",
  notLoaded: "Part of this page couldn’t be loaded. Try again, or reload the page.",
  notRecognised: "Email and/or password not recognised. Alternatively email may not be verified.",
};
