/* Generated from ownTextWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  labels: {
    welcomeText: "Welcome email",
    invitationText: "Invitation email",
    joinText: "Join page",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "Welcome email must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  invitationText: {
    tooLong: (d: { max: number }) => "Invitation email must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  joinText: {
    tooLong: (d: { max: number }) => "Join page must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const ar: Words = {
  labels: {
    welcomeText: "رسالة الترحيب",
    invitationText: "رسالة الدعوة",
    joinText: "صفحة الانضمام",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "رسالة الترحيب: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  invitationText: {
    tooLong: (d: { max: number }) => "رسالة الدعوة: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  joinText: {
    tooLong: (d: { max: number }) => "صفحة الانضمام: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
};

const de: Words = {
  labels: {
    welcomeText: "Willkommensmail",
    invitationText: "Einladungsmail",
    joinText: "Beitrittsseite",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "Der Text für die Willkommensmail darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  invitationText: {
    tooLong: (d: { max: number }) => "Der Text für die Einladungsmail darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  joinText: {
    tooLong: (d: { max: number }) => "Der Text für die Beitrittsseite darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
};

const es: Words = {
  labels: {
    welcomeText: "Correo de bienvenida",
    invitationText: "Correo de invitación",
    joinText: "Página de entrada",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "El texto del correo de bienvenida puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  invitationText: {
    tooLong: (d: { max: number }) => "El texto del correo de invitación puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  joinText: {
    tooLong: (d: { max: number }) => "El texto de la página de entrada puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
};

const fr: Words = {
  labels: {
    welcomeText: "E-mail de bienvenue",
    invitationText: "E-mail d’invitation",
    joinText: "Page d’inscription",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "E-mail de bienvenue : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  invitationText: {
    tooLong: (d: { max: number }) => "E-mail d’invitation : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  joinText: {
    tooLong: (d: { max: number }) => "Page d’inscription : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
