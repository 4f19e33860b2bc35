/* Generated from reportWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  reasons: {
    HARASSMENT: "Harassment or hate",
    SPAM: "Spam or advertising",
    DANGER: "Somebody is in danger",
    ILLEGAL: "Against the law",
    OTHER: "Something else",
  },
  outcomes: {
    removed: "It’s been removed.",
    imageRemoved: "It’s been removed, with its message.",
    REMOVED_FROM_POD: "The person has been removed from the pod.",
    DISABLED: "The person’s access to the membership has been turned off.",
    DISMISSED: "Nothing more is done about it.",
  },
  outcomesToReader: {
    REMOVED_FROM_POD: "You’ve been removed from the pod.",
    DISABLED: "Your access to the membership has been turned off.",
    DISMISSED: "Nothing more follows from it.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
