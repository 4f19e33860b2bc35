/* Generated from fieldWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  firstName: {
    required: "First name is required",
    tooLong: (d: { max: number }) => "First name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  lastName: {
    required: "Last name is required",
    tooLong: (d: { max: number }) => "Last name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  businessName: {
    required: "Business name is required",
    tooLong: (d: { max: number }) => "Business name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  passwordTooLong: (d: { max: number }) => "Password must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  passwordRules: "8 characters, 1 number & 1 uppercase",
  passwordsDiffer: "Passwords do not match",
  terms: "Please agree to terms",
};

export type Words = typeof en;

const de: Words = {
  firstName: {
    required: "Bitte gib einen Vornamen an",
    tooLong: (d: { max: number }) => "Vorname: höchstens " + number('de', d.max) + " Zeichen",
  },
  lastName: {
    required: "Bitte gib einen Nachnamen an",
    tooLong: (d: { max: number }) => "Nachname: höchstens " + number('de', d.max) + " Zeichen",
  },
  businessName: {
    required: "Bitte gib den Namen des Unternehmens an",
    tooLong: (d: { max: number }) => "Name des Unternehmens: höchstens " + number('de', d.max) + " Zeichen",
  },
  passwordTooLong: (d: { max: number }) => "Passwort: höchstens " + number('de', d.max) + " Zeichen",
  passwordRules: "8 Zeichen, 1 Ziffer und 1 Großbuchstabe",
  passwordsDiffer: "Die Passwörter sind nicht gleich",
  terms: "Bitte stimm den Bedingungen zu",
};

const es: Words = {
  firstName: {
    required: "Indica el nombre",
    tooLong: (d: { max: number }) => "Nombre: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  lastName: {
    required: "Indica los apellidos",
    tooLong: (d: { max: number }) => "Apellidos: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  businessName: {
    required: "Indica el nombre de la empresa",
    tooLong: (d: { max: number }) => "Nombre de la empresa: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  passwordTooLong: (d: { max: number }) => "Contraseña: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  passwordRules: "8 caracteres, 1 número y 1 mayúscula",
  passwordsDiffer: "Las contraseñas no coinciden",
  terms: "Acepta las condiciones",
};

const fr: Words = {
  firstName: {
    required: "Indiquez le prénom",
    tooLong: (d: { max: number }) => "Prénom : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  lastName: {
    required: "Indiquez le nom",
    tooLong: (d: { max: number }) => "Nom : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  businessName: {
    required: "Indiquez le nom de l’entreprise",
    tooLong: (d: { max: number }) => "Nom de l’entreprise : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  passwordTooLong: (d: { max: number }) => "Mot de passe : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  passwordRules: "8 caractères, 1 chiffre et 1 majuscule",
  passwordsDiffer: "Les mots de passe sont différents",
  terms: "Acceptez les conditions",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
