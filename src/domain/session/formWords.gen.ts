/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  currentPasswordRequired: "Current password is required",
  badPath: "This isn’t a path of a page",
};

export type Words = typeof en;

const ar: Words = {
  currentPasswordRequired: "كلمة المرور الحالية مطلوبة",
  badPath: "هذا ليس مسار صفحة",
};

const de: Words = {
  currentPasswordRequired: "Bitte gib dein bisheriges Passwort ein",
  badPath: "Das ist kein Pfad einer Seite",
};

const es: Words = {
  currentPasswordRequired: "Escribe tu contraseña actual",
  badPath: "Esa no es la ruta de una página",
};

const fr: Words = {
  currentPasswordRequired: "Indiquez votre mot de passe actuel",
  badPath: "Ce n’est pas le chemin d’une page",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
