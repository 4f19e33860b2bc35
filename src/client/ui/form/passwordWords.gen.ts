/* Generated from passwordWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, plural } from '../../../domain/text/messages';

export const words = {
  met: "done",
  open: "still missing",
  rules: {
    length: (d: { count: number }) => "At least " + number('en', d.count) + " character" + plural('en', d.count, { one: "", other: "s" }),
    number: "A number",
    lowercase: "A lowercase letter",
    uppercase: "An uppercase letter",
  },
};
