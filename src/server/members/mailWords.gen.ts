/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  removed: {
    subject: (d: { membershipName: string }) => "You’re no longer a member of " + d.membershipName,
    text: (d: { membershipName: string }) => "The people who look after " + d.membershipName + " have removed you from it. You keep your Stepwell account and any other memberships.",
    questions: "If you have any questions, just reply to this email.",
    why: (d: { membershipName: string }) => "You’re getting this because you were a member of " + d.membershipName + ".",
  },
};

export type Words = typeof en;

const ar: Words = {
  removed: {
    subject: (d: { membershipName: string }) => "انتهت عضويتك في " + d.membershipName,
    text: (d: { membershipName: string }) => "أنهى القائمون على " + d.membershipName + " عضويتك فيه. يبقى لك حسابك في Stepwell وبرامجك الأخرى.",
    questions: "لأي سؤال، يكفي الرد على هذا البريد.",
    why: (d: { membershipName: string }) => "وصلك هذا البريد لأنك كنت عضوًا في " + d.membershipName + ".",
  },
};

const de: Words = {
  removed: {
    subject: (d: { membershipName: string }) => "Du bist nicht mehr Mitglied von " + d.membershipName,
    text: (d: { membershipName: string }) => "Das Team von " + d.membershipName + " hat deine Mitgliedschaft beendet. Dein Stepwell-Konto und deine anderen Programme behältst du.",
    questions: "Wenn du Fragen hast, antworte einfach auf diese E-Mail.",
    why: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil du Mitglied von " + d.membershipName + " warst.",
  },
};

const es: Words = {
  removed: {
    subject: (d: { membershipName: string }) => "Ya no eres miembro de " + d.membershipName,
    text: (d: { membershipName: string }) => "Quienes administran " + d.membershipName + " te quitaron del programa. Conservas tu cuenta de Stepwell y tus demás programas.",
    questions: "Si tienes alguna pregunta, responde a este correo.",
    why: (d: { membershipName: string }) => "Recibes este correo porque eras miembro de " + d.membershipName + ".",
  },
};

const fr: Words = {
  removed: {
    subject: (d: { membershipName: string }) => "Vous n’êtes plus membre du programme " + d.membershipName,
    text: (d: { membershipName: string }) => "L’équipe du programme " + d.membershipName + " a mis fin à votre adhésion. Vous gardez votre compte Stepwell et vos autres programmes.",
    questions: "Si vous avez des questions, répondez simplement à cet e-mail.",
    why: (d: { membershipName: string }) => "Vous recevez cet e-mail car vous étiez membre du programme " + d.membershipName + ".",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
