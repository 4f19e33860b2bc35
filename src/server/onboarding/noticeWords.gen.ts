/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  trainingConfirmed: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> confirmed the leader training and can lead a pod.",
    group: (d: { count: number }) => number('en', d.count) + " leaders confirmed the training and can lead a pod.",
  },
};

export type Words = typeof en;

const ar: Words = {
  trainingConfirmed: {
    text: (d: { leaderName: string }) => "تأكيد تدريب القادة من <b>" + d.leaderName + "</b>. صارت قيادة مجموعة ممكنة.",
    group: (d: { count: number }) => "القادة الذين أكدوا التدريب ويمكنهم قيادة مجموعة: " + d.count + ".",
  },
};

const de: Words = {
  trainingConfirmed: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> hat die Leitungsschulung bestätigt und kann einen Pod leiten.",
    group: (d: { count: number }) => number('de', d.count) + " Leitungen haben die Schulung bestätigt und können einen Pod leiten.",
  },
};

const es: Words = {
  trainingConfirmed: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> confirmó la formación para líderes y ya puede liderar un pod.",
    group: (d: { count: number }) => number('es', d.count) + " líderes confirmaron la formación y ya pueden liderar un pod.",
  },
};

const fr: Words = {
  trainingConfirmed: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> a confirmé la formation des responsables et peut animer un pod.",
    group: (d: { count: number }) => number('fr', d.count) + " responsables ont confirmé la formation et peuvent animer un pod.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
