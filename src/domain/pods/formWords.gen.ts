/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  leaderRequired: "Leader is required",
  name: {
    required: "Pod name is required",
    tooLong: (d: { max: number }) => "Pod name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  nobodyChosen: "Choose at least one person",
  leaderTakesNoSeat: "Whoever leads the pod takes no seat",
  tooMany: "There are more people than places",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
