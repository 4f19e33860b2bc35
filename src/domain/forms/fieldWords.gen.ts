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

const ar: Words = {
  firstName: {
    required: "الاسم الأول مطلوب",
    tooLong: (d: { max: number }) => "الاسم الأول: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  lastName: {
    required: "اسم العائلة مطلوب",
    tooLong: (d: { max: number }) => "اسم العائلة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  businessName: {
    required: "اسم المؤسسة مطلوب",
    tooLong: (d: { max: number }) => "اسم المؤسسة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  passwordTooLong: (d: { max: number }) => "كلمة المرور: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  passwordRules: "8 أحرف، رقم واحد وحرف كبير واحد",
  passwordsDiffer: "كلمتا المرور غير متطابقتين",
  terms: "يرجى الموافقة على الشروط",
};

const de: Words = {
  firstName: {
    required: "Bitte gib einen Vornamen ein",
    tooLong: (d: { max: number }) => "Der Vorname darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  lastName: {
    required: "Bitte gib einen Nachnamen ein",
    tooLong: (d: { max: number }) => "Der Nachname darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  businessName: {
    required: "Bitte gib den Namen des Unternehmens ein",
    tooLong: (d: { max: number }) => "Der Name des Unternehmens darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  passwordTooLong: (d: { max: number }) => "Das Passwort darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  passwordRules: "8 Zeichen, 1 Ziffer und 1 Großbuchstabe",
  passwordsDiffer: "Die Passwörter stimmen nicht überein",
  terms: "Bitte akzeptiere die Nutzungsbedingungen",
};

const es: Words = {
  firstName: {
    required: "Escribe el nombre",
    tooLong: (d: { max: number }) => "El nombre puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  lastName: {
    required: "Escribe el apellido",
    tooLong: (d: { max: number }) => "El apellido puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  businessName: {
    required: "Escribe el nombre de la empresa",
    tooLong: (d: { max: number }) => "El nombre de la empresa puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  passwordTooLong: (d: { max: number }) => "La contraseña puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  passwordRules: "8 caracteres, 1 número y 1 mayúscula",
  passwordsDiffer: "Las contraseñas no coinciden",
  terms: "Acepta las condiciones para continuar",
};

const fr: Words = {
  firstName: {
    required: "Indiquez le prénom",
    tooLong: (d: { max: number }) => "Prénom : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  lastName: {
    required: "Indiquez le nom",
    tooLong: (d: { max: number }) => "Nom : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  businessName: {
    required: "Indiquez le nom de l’entreprise",
    tooLong: (d: { max: number }) => "Nom de l’entreprise : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  passwordTooLong: (d: { max: number }) => "Mot de passe : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  passwordRules: "8 caractères, 1 chiffre et 1 majuscule",
  passwordsDiffer: "Les mots de passe sont différents",
  terms: "Acceptez les conditions",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
