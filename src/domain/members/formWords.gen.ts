/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  training: "Please agree to the leader training",
  leaderAgreement: "Please agree to the leader agreement",
  participantAgreement: "Please agree to the participant agreement",
};

export type Words = typeof en;

const ar: Words = {
  training: "يرجى الموافقة على تدريب القادة",
  leaderAgreement: "يرجى الموافقة على اتفاقية القادة",
  participantAgreement: "يرجى الموافقة على اتفاقية المشاركين",
};

const de: Words = {
  training: "Bitte sag zu, dass du die Leitungsschulung absolvierst",
  leaderAgreement: "Bitte akzeptiere die Leitungsvereinbarung",
  participantAgreement: "Bitte akzeptiere die Teilnahmevereinbarung",
};

const es: Words = {
  training: "Comprométete a completar la formación para líderes",
  leaderAgreement: "Acepta el acuerdo para líderes",
  participantAgreement: "Acepta el acuerdo para participantes",
};

const fr: Words = {
  training: "Engagez-vous à suivre la formation des responsables",
  leaderAgreement: "Acceptez la charte des responsables",
  participantAgreement: "Acceptez la charte des membres",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
