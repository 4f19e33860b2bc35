/* Generated from invitationWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  unreadable: "Name has nothing to read",
  phoneNumber: "Name can’t have a phone number",
  emailAddress: "Name can’t have an email address",
  link: "Name can’t have a link",
  name: {
    tooLong: (d: { max: number }) => "Name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  everybodyInvited: "Everybody here has been invited already",
  people: {
    required: "A list of people is required",
    tooLong: (d: { max: number }) => "List must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  tooMany: (d: { max: number }) => "Invite up to " + number('en', d.max) + " pe" + plural('en', d.max, { one: "rson", other: "ople" }) + " at once",
};

export type Words = typeof en;

const ar: Words = {
  unreadable: "ليس في الاسم ما يُقرأ",
  phoneNumber: "لا يمكن أن يتضمن الاسم رقم هاتف",
  emailAddress: "لا يمكن أن يتضمن الاسم عنوان بريد",
  link: "لا يمكن أن يتضمن الاسم رابطًا",
  name: {
    tooLong: (d: { max: number }) => "الاسم: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  everybodyInvited: "سبقت دعوة الجميع هنا",
  people: {
    required: "قائمة الأشخاص مطلوبة",
    tooLong: (d: { max: number }) => "القائمة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  tooMany: (d: { max: number }) => plural('ar', d.max, { zero: "لا يمكن دعوة أحد", one: "يمكن دعوة شخص واحد", two: "يمكن دعوة شخصين", few: "يمكن دعوة " + number('ar', d.max) + " أشخاص", many: "يمكن دعوة " + number('ar', d.max) + " شخصًا", other: "يمكن دعوة " + number('ar', d.max) + " شخص" }) + " دفعة واحدة",
};

const de: Words = {
  unreadable: "Der Name enthält nichts Lesbares",
  phoneNumber: "Der Name darf keine Telefonnummer enthalten",
  emailAddress: "Der Name darf keine E-Mail-Adresse enthalten",
  link: "Der Name darf keinen Link enthalten",
  name: {
    tooLong: (d: { max: number }) => "Der Name darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  everybodyInvited: "Alle hier sind schon eingeladen",
  people: {
    required: "Bitte gib ein, wen du einladen möchtest",
    tooLong: (d: { max: number }) => "Die Liste darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  tooMany: (d: { max: number }) => "Lade höchstens " + number('de', d.max) + " Person" + plural('de', d.max, { one: "", other: "en" }) + " auf einmal ein",
};

const es: Words = {
  unreadable: "El nombre no tiene nada que se pueda leer",
  phoneNumber: "El nombre no puede incluir un número de teléfono",
  emailAddress: "El nombre no puede incluir un correo",
  link: "El nombre no puede incluir un enlace",
  name: {
    tooLong: (d: { max: number }) => "El nombre puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  everybodyInvited: "Todas estas personas ya tienen una invitación",
  people: {
    required: "Escribe a quién quieres invitar",
    tooLong: (d: { max: number }) => "La lista puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  tooMany: (d: { max: number }) => "Invita hasta a " + number('es', d.max) + " " + plural('es', d.max, { one: "persona", many: "de personas", other: "personas" }) + " a la vez",
};

const fr: Words = {
  unreadable: "Le nom ne contient rien de lisible",
  phoneNumber: "Le nom ne peut pas contenir de numéro de téléphone",
  emailAddress: "Le nom ne peut pas contenir d’adresse e-mail",
  link: "Le nom ne peut pas contenir de lien",
  name: {
    tooLong: (d: { max: number }) => "Nom : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  everybodyInvited: "Toutes ces personnes sont déjà invitées",
  people: {
    required: "Indiquez une liste de personnes",
    tooLong: (d: { max: number }) => "Liste : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  tooMany: (d: { max: number }) => "Invitez " + number('fr', d.max) + " personne" + plural('fr', d.max, { one: "", other: "s" }) + " à la fois au maximum",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
