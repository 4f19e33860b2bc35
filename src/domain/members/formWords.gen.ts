/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  training: "Please agree to the leader training",
  leaderAgreement: "Please agree to the leader agreement",
  participantAgreement: "Please agree to the participant agreement",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
