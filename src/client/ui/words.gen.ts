/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
export const words = {
  product: "Stepwell",
  cancel: "Cancel",
  close: "Close",
  retry: "Try again",
  loading: "Loading…",
  newTab: "opens in a new tab",
  notSaved: "Something went wrong",
  offline: "We couldn’t reach the server. Nothing you typed is lost. Try again in a moment.",
  checkFields: "Please check the fields marked above. ",
  showPassword: "Show password",
  hidePassword: "Hide password",
  checkField: "Please check the field marked above. ",
};
