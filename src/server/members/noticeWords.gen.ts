/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  joined: {
    text: (d: { personName: string; membershipName: string }) => "<b>" + d.personName + "</b> joined " + d.membershipName + ".",
    group: (d: { count: string; membershipName: string }) => d.count + " people joined " + d.membershipName + ".",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
