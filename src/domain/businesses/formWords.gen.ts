/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  adminName: {
    required: "Name is required",
    tooLong: (d: { max: number }) => "Name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  adminEmailInvalid: "Email is not valid",
  zoomKey: {
    required: "Zoom key is required",
    tooLong: (d: { max: number }) => "Zoom key must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  zoomSecret: {
    required: "Zoom secret is required",
    tooLong: (d: { max: number }) => "Zoom secret must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  zoomUserRequired: "Zoom user ID is required",
  zoomUserInvalid: "Zoom user email is invalid",
  zoomAccount: {
    tooLong: (d: { max: number }) => "Zoom account ID must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  newOwnerRequired: "New owner is required",
};

export type Words = typeof en;

const ar: Words = {
  adminName: {
    required: "الاسم مطلوب",
    tooLong: (d: { max: number }) => "الاسم: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  adminEmailInvalid: "عنوان البريد غير صالح",
  zoomKey: {
    required: "مفتاح Zoom مطلوب",
    tooLong: (d: { max: number }) => "مفتاح Zoom: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  zoomSecret: {
    required: "المفتاح السري لـ Zoom مطلوب",
    tooLong: (d: { max: number }) => "المفتاح السري لـ Zoom: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  zoomUserRequired: "معرف مستخدم Zoom مطلوب",
  zoomUserInvalid: "بريد مستخدم Zoom غير صالح",
  zoomAccount: {
    tooLong: (d: { max: number }) => "معرف حساب Zoom: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  newOwnerRequired: "المالك الجديد مطلوب",
};

const de: Words = {
  adminName: {
    required: "Bitte gib einen Namen ein",
    tooLong: (d: { max: number }) => "Der Name darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  adminEmailInvalid: "Diese E-Mail-Adresse stimmt so nicht",
  zoomKey: {
    required: "Bitte gib den Zoom-Schlüssel ein",
    tooLong: (d: { max: number }) => "Der Zoom-Schlüssel darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  zoomSecret: {
    required: "Bitte gib das Zoom-Secret ein",
    tooLong: (d: { max: number }) => "Das Zoom-Secret darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  zoomUserRequired: "Bitte gib die Zoom-Benutzer-ID ein",
  zoomUserInvalid: "Die E-Mail-Adresse des Zoom-Kontos stimmt so nicht",
  zoomAccount: {
    tooLong: (d: { max: number }) => "Die Zoom-Konto-ID darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  newOwnerRequired: "Bitte wähle aus, wem das Unternehmen gehören soll",
};

const es: Words = {
  adminName: {
    required: "Escribe un nombre",
    tooLong: (d: { max: number }) => "El nombre puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  adminEmailInvalid: "Ese correo no está bien escrito",
  zoomKey: {
    required: "Escribe la clave de Zoom",
    tooLong: (d: { max: number }) => "La clave de Zoom puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  zoomSecret: {
    required: "Escribe el secreto de Zoom",
    tooLong: (d: { max: number }) => "El secreto de Zoom puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  zoomUserRequired: "Escribe el ID de usuario de Zoom",
  zoomUserInvalid: "El correo del usuario de Zoom no está bien escrito",
  zoomAccount: {
    tooLong: (d: { max: number }) => "El ID de cuenta de Zoom puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  newOwnerRequired: "Elige quién será titular",
};

const fr: Words = {
  adminName: {
    required: "Indiquez un nom",
    tooLong: (d: { max: number }) => "Nom : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  adminEmailInvalid: "Cette adresse e-mail n’est pas correcte",
  zoomKey: {
    required: "Indiquez la clé Zoom",
    tooLong: (d: { max: number }) => "Clé Zoom : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  zoomSecret: {
    required: "Indiquez le secret Zoom",
    tooLong: (d: { max: number }) => "Secret Zoom : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  zoomUserRequired: "Indiquez l’identifiant utilisateur Zoom",
  zoomUserInvalid: "Cette adresse e-mail Zoom n’est pas correcte",
  zoomAccount: {
    tooLong: (d: { max: number }) => "Identifiant de compte Zoom : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  newOwnerRequired: "Choisissez à qui revient l’entreprise",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
