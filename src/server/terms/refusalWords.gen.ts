/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  termsUnchanged: "The text is the same as before, so nothing was published.",
  tooManyVersions: "You’ve published many versions today. Please try again tomorrow.",
};

export type Words = typeof en;

const ar: Words = {
  termsUnchanged: "النص كما كان، فلم يُنشر شيء.",
  tooManyVersions: "نشرت نسخًا كثيرة اليوم. يرجى المحاولة غدًا.",
};

const de: Words = {
  termsUnchanged: "Der Text ist derselbe wie vorher, deshalb wurde nichts veröffentlicht.",
  tooManyVersions: "Du hast heute viele Fassungen veröffentlicht. Bitte versuch es morgen noch einmal.",
};

const es: Words = {
  termsUnchanged: "El texto es el mismo de antes, así que no se publicó nada.",
  tooManyVersions: "Hoy publicaste muchas versiones. Inténtalo de nuevo mañana.",
};

const fr: Words = {
  termsUnchanged: "Le texte est le même qu’avant : rien n’a été publié.",
  tooManyVersions: "Vous avez publié beaucoup de versions aujourd’hui. Réessayez demain.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
