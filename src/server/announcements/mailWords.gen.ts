/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  subject: (d: { membershipName: string; title: string }) => d.membershipName + ": " + d.title,
  fromAuthor: (d: { authorName: string; membershipName: string }) => d.authorName + " wrote to you in " + d.membershipName + ":",
  withoutAuthor: (d: { membershipName: string }) => "News from " + d.membershipName + ":",
  button: "Open in Stepwell",
  why: (d: { membershipName: string }) => "You’re getting this because you’re a member of " + d.membershipName + ".",
  settings: "Choose which emails you get",
};

export type Words = typeof en;

const ar: Words = {
  subject: (d: { membershipName: string; title: string }) => d.membershipName + ": " + d.title,
  fromAuthor: (d: { authorName: string; membershipName: string }) => "رسالة إليك من " + d.authorName + " في " + d.membershipName + ":",
  withoutAuthor: (d: { membershipName: string }) => "أخبار من " + d.membershipName + ":",
  button: "فتح في Stepwell",
  why: (d: { membershipName: string }) => "وصلك هذا البريد لأنك عضو في " + d.membershipName + ".",
  settings: "اختيار الرسائل التي تصلك",
};

const de: Words = {
  subject: (d: { membershipName: string; title: string }) => d.membershipName + ": " + d.title,
  fromAuthor: (d: { authorName: string; membershipName: string }) => d.authorName + " schreibt dir in " + d.membershipName + ":",
  withoutAuthor: (d: { membershipName: string }) => "Neues von " + d.membershipName + ":",
  button: "In Stepwell öffnen",
  why: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil du Mitglied von " + d.membershipName + " bist.",
  settings: "Auswählen, welche E-Mails du bekommst",
};

const es: Words = {
  subject: (d: { membershipName: string; title: string }) => d.membershipName + ": " + d.title,
  fromAuthor: (d: { authorName: string; membershipName: string }) => d.authorName + " te escribió en " + d.membershipName + ":",
  withoutAuthor: (d: { membershipName: string }) => "Novedades de " + d.membershipName + ":",
  button: "Abrir en Stepwell",
  why: (d: { membershipName: string }) => "Recibes este correo porque eres miembro de " + d.membershipName + ".",
  settings: "Elegir qué correos recibo",
};

const fr: Words = {
  subject: (d: { membershipName: string; title: string }) => d.membershipName + " : " + d.title,
  fromAuthor: (d: { authorName: string; membershipName: string }) => d.authorName + " vous écrit dans le programme " + d.membershipName + " :",
  withoutAuthor: (d: { membershipName: string }) => "Des nouvelles du programme " + d.membershipName + " :",
  button: "Ouvrir dans Stepwell",
  why: (d: { membershipName: string }) => "Vous recevez cet e-mail car vous êtes membre du programme " + d.membershipName + ".",
  settings: "Choisir les e-mails que je reçois",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
