/* Generated from loginWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  passwordRequired: "Password is required",
  passwordTooLong: "Password is too long",
};

export type Words = typeof en;

const ar: Words = {
  passwordRequired: "كلمة المرور مطلوبة",
  passwordTooLong: "كلمة المرور طويلة جدًا",
};

const de: Words = {
  passwordRequired: "Bitte gib dein Passwort ein",
  passwordTooLong: "Das Passwort ist zu lang",
};

const es: Words = {
  passwordRequired: "Escribe tu contraseña",
  passwordTooLong: "La contraseña es demasiado larga",
};

const fr: Words = {
  passwordRequired: "Indiquez votre mot de passe",
  passwordTooLong: "Le mot de passe est trop long",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
