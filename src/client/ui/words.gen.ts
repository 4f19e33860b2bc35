/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
import { en, number, plural } from '../../domain/text/messages';

export const words = {
  product: "Stepwell",
  cancel: "Cancel",
  close: "Close",
  retry: "Try again",
  loading: "Loading…",
  newTab: "opens in a new tab",
  notSaved: "Something went wrong",
  offline: "We couldn’t reach the server. Nothing you typed is lost. Try again in a moment.",
  checkFields: (d: { count: number }) => plural(d.count, 0, en, { one: "Please check the field marked above. ", other: "Please check the " + number("en", d.count, 0) + " fields marked above. " }),
  showPassword: "Show password",
  hidePassword: "Hide password",
};
