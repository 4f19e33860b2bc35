/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  trainingConfirmed: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> confirmed the leader training and can lead a pod.",
    group: (d: { count: number }) => number('en', d.count) + " leaders confirmed the training and can lead a pod.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
