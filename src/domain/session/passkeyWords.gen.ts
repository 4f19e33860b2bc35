/* Generated from passkeyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Passkey name is required",
    tooLong: (d: { max: number }) => "Passkey name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  incomplete: "The passkey’s answer is incomplete",
  ticketRequired: "Ticket is required",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
