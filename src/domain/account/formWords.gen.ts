/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  bio: {
    required: "Bio is required",
    tooLong: (d: { max: number }) => "Bio must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  newEmailRequired: "Please enter a new email address.",
  sameEmail: "Please enter a different email address.",
};

export type Words = typeof en;

const de: Words = {
  bio: {
    required: "Bitte gib einen Profiltext an",
    tooLong: (d: { max: number }) => "Profiltext: höchstens " + number('de', d.max) + " Zeichen",
  },
  newEmailRequired: "Bitte gib eine neue E-Mail-Adresse an.",
  sameEmail: "Bitte gib eine andere E-Mail-Adresse an.",
};

const es: Words = {
  bio: {
    required: "Escribe tu presentación",
    tooLong: (d: { max: number }) => "Presentación: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  newEmailRequired: "Indica una nueva dirección de correo.",
  sameEmail: "Indica otra dirección de correo.",
};

const fr: Words = {
  bio: {
    required: "Écrivez votre présentation",
    tooLong: (d: { max: number }) => "Présentation : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  newEmailRequired: "Indiquez une nouvelle adresse e-mail.",
  sameEmail: "Indiquez une autre adresse e-mail.",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
