/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  keyName: {
    required: "Key name is required",
    tooLong: (d: { max: number }) => "Key name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  scopesRequired: "Choose what this key may do",
  days: (d: { max: number }) => "Must be from 1 to " + number('en', d.max) + " day" + plural('en', d.max, { one: "", other: "s" }),
  url: {
    required: "Address is required",
    tooLong: (d: { max: number }) => "Address must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  urlScheme: "Must begin with https://",
  eventsRequired: "Choose at least one event",
};

export type Words = typeof en;

const ar: Words = {
  keyName: {
    required: "اسم المفتاح مطلوب",
    tooLong: (d: { max: number }) => "اسم المفتاح: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  scopesRequired: "يلزم اختيار ما يسمح به هذا المفتاح",
  days: (d: { max: number }) => "المدة المسموحة: " + plural('ar', d.max, { zero: number('ar', d.max) + " يوم", one: "يوم واحد", two: "من يوم إلى يومين", few: "من يوم إلى " + number('ar', d.max) + " أيام", many: "من يوم إلى " + number('ar', d.max) + " يومًا", other: "من يوم إلى " + number('ar', d.max) + " يوم" }),
  url: {
    required: "العنوان مطلوب",
    tooLong: (d: { max: number }) => "العنوان: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  urlScheme: "يجب أن يبدأ بـ https://",
  eventsRequired: "يلزم اختيار حدث واحد على الأقل",
};

const de: Words = {
  keyName: {
    required: "Bitte gib dem Schlüssel einen Namen",
    tooLong: (d: { max: number }) => "Der Name des Schlüssels darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  scopesRequired: "Wähle aus, was dieser Schlüssel darf",
  days: (d: { max: number }) => "Möglich " + plural('de', d.max, { one: "ist höchstens " + number('de', d.max) + " Tag", other: "sind 1 bis " + number('de', d.max) + " Tage" }),
  url: {
    required: "Bitte gib eine Adresse ein",
    tooLong: (d: { max: number }) => "Die Adresse darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  urlScheme: "Die Adresse muss mit https:// beginnen",
  eventsRequired: "Wähle mindestens ein Ereignis aus",
};

const es: Words = {
  keyName: {
    required: "Escribe un nombre para la clave",
    tooLong: (d: { max: number }) => "El nombre de la clave puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  scopesRequired: "Elige qué puede hacer esta clave",
  days: (d: { max: number }) => "Puede ser " + plural('es', d.max, { one: "hasta " + number('es', d.max) + " día", many: "de 1 a " + number('es', d.max) + " de días", other: "de 1 a " + number('es', d.max) + " días" }),
  url: {
    required: "Escribe una dirección",
    tooLong: (d: { max: number }) => "La dirección puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  urlScheme: "La dirección tiene que empezar por https://",
  eventsRequired: "Elige al menos un evento",
};

const fr: Words = {
  keyName: {
    required: "Indiquez un nom pour la clé",
    tooLong: (d: { max: number }) => "Nom de la clé : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  scopesRequired: "Choisissez ce que cette clé peut faire",
  days: (d: { max: number }) => "De 1 à " + number('fr', d.max) + " " + plural('fr', d.max, { one: "jour", many: "de jours", other: "jours" }),
  url: {
    required: "Indiquez une adresse",
    tooLong: (d: { max: number }) => "Adresse : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  urlScheme: "L’adresse doit commencer par https://",
  eventsRequired: "Choisissez au moins un événement",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
