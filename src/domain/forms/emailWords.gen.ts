/* Generated from emailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  required: "Email is required",
  invalid: "Email address is invalid",
};

export type Words = typeof en;

const ar: Words = {
  required: "البريد الإلكتروني مطلوب",
  invalid: "عنوان البريد غير صالح",
};

const de: Words = {
  required: "Bitte gib eine E-Mail-Adresse ein",
  invalid: "Diese E-Mail-Adresse stimmt so nicht",
};

const es: Words = {
  required: "Escribe un correo",
  invalid: "Ese correo no está bien escrito",
};

const fr: Words = {
  required: "Indiquez votre adresse e-mail",
  invalid: "Cette adresse e-mail n’est pas correcte",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
