/* Generated from emailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  required: "Email is required",
  invalid: "Email address is invalid",
};

export type Words = typeof en;

const de: Words = {
  required: "Bitte gib deine E-Mail-Adresse an",
  invalid: "Diese E-Mail-Adresse ist nicht richtig",
};

const es: Words = {
  required: "Indica tu dirección de correo",
  invalid: "Esta dirección de correo no es correcta",
};

const fr: Words = {
  required: "Indiquez votre adresse e-mail",
  invalid: "Cette adresse e-mail n’est pas correcte",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
