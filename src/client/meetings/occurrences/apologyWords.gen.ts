/* Generated from apologyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, plural } from '../../../domain/text/messages';

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
  line: (d: { count: number; names: string }) => d.names + " can’t make it.",
  somebody: (d: { count: number }) => plural('en', d.count, { one: "One person", other: number('en', d.count) + " people" }) + " can’t make it.",
};
