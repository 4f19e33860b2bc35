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

const de: Words = {
  unreadable: "Der Name hat nichts Lesbares",
  phoneNumber: "Der Name darf keine Telefonnummer enthalten",
  emailAddress: "Der Name darf keine E-Mail-Adresse enthalten",
  link: "Der Name darf keinen Link enthalten",
  name: {
    tooLong: (d: { max: number }) => "Name: höchstens " + number('de', d.max) + " Zeichen",
  },
  everybodyInvited: "Alle hier sind schon eingeladen",
  people: {
    required: "Bitte gib eine Liste von Personen an",
    tooLong: (d: { max: number }) => "Liste: höchstens " + number('de', d.max) + " Zeichen",
  },
  tooMany: (d: { max: number }) => "Lade höchstens " + number('de', d.max) + " Person" + plural('de', d.max, { one: "", other: "en" }) + " auf einmal ein",
};

const es: Words = {
  unreadable: "El nombre no tiene nada legible",
  phoneNumber: "El nombre no puede tener un número de teléfono",
  emailAddress: "El nombre no puede tener una dirección de correo",
  link: "El nombre no puede tener un enlace",
  name: {
    tooLong: (d: { max: number }) => "Nombre: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  everybodyInvited: "Aquí ya se ha invitado a todos",
  people: {
    required: "Indica una lista de personas",
    tooLong: (d: { max: number }) => "Lista: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  tooMany: (d: { max: number }) => "Invita como máximo a " + number('es', d.max) + " persona" + plural('es', d.max, { one: "", other: "s" }) + " a la vez",
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

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
