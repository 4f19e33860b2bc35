/* Generated from waitlistWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, ordinal } from '../../domain/text/messages';

export const words = {
  inQueue: (d: { position: number }) => "You are " + number('en', d.position) + ordinal('en', d.position, { one: "st", two: "nd", few: "rd", other: "th" }) + " in the queue",
  place: (d: { position: number }) => number('en', d.position) + ordinal('en', d.position, { one: "st", two: "nd", few: "rd", other: "th" }),
};
