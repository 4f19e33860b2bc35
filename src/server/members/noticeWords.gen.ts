/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  joined: {
    text: (d: { personName: string; membershipName: string }) => "<b>" + d.personName + "</b> joined " + d.membershipName + ".",
    group: (d: { count: number; membershipName: string }) => number('en', d.count) + " people joined " + d.membershipName + ".",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
