/* Generated from apologyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { en, number, plural } from '../../../domain/text/messages';

export const words = {
  cant: "Can’t make it?",
  note: "Anything the others should know?",
  noteWhy: "Optional. Everyone in your pod can read it.",
  send: "Tell the pod",
  cancel: "Cancel",
  sent: "We’ve told the people who run the meeting.",
  mine: "You can’t make it.",
  back: "I can come after all",
  taken: "You’re coming after all.",
  line: (d: { count: number; names: string }) => plural(d.count, 0, en, { one: d.names + " can’t make it.", other: d.names + " can’t make it." }),
  somebody: (d: { count: number }) => plural(d.count, 0, en, { one: "One person can’t make it.", other: number("en", d.count, 0) + " people can’t make it." }),
};
