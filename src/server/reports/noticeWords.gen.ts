/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  opened: {
    MESSAGE: (d: { place: string }) => "A message has been reported in <b>" + d.place + "</b>.",
    IMAGE: (d: { place: string }) => "An image has been reported in <b>" + d.place + "</b>.",
    COMMENT: (d: { place: string }) => "A comment has been reported in <b>" + d.place + "</b>.",
    PHOTO: (d: { place: string }) => "A photo has been reported in <b>" + d.place + "</b>.",
    PERSON: (d: { place: string }) => "A person has been reported in <b>" + d.place + "</b>.",
  },
  answered: (d: { place: string }) => "A decision on a report in <b>" + d.place + "</b> has been answered.",
  toReporter: (d: { place: string }) => "There’s an answer to what you reported in <b>" + d.place + "</b>.",
  toReported: {
    MESSAGE: (d: { place: string }) => "A message of yours in <b>" + d.place + "</b> was looked at after a report.",
    IMAGE: (d: { place: string }) => "An image of yours in <b>" + d.place + "</b> was looked at after a report.",
    COMMENT: (d: { place: string }) => "A comment of yours in <b>" + d.place + "</b> was looked at after a report.",
    PHOTO: (d: { place: string }) => "Your photo in <b>" + d.place + "</b> was looked at after a report.",
    PERSON: (d: { place: string }) => "Your behaviour in <b>" + d.place + "</b> was looked at after a report.",
  },
  lookAtIt: "Look at it",
  readWhy: "Read why",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
