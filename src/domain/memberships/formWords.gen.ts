/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Membership name is required",
    tooLong: (d: { max: number }) => "Membership name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  otherName: "That doesn’t match the name",
  supportEmailRequired: "Membership support email is required",
  label: {
    required: "Label is required if link is provided",
    tooLong: (d: { max: number }) => "Label must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  urlRequired: "Url is required if label is provided",
  formLabel: {
    tooLong: (d: { max: number }) => "Form label must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const de: Words = {
  name: {
    required: "Bitte gib den Namen des Programms an",
    tooLong: (d: { max: number }) => "Name des Programms: höchstens " + number('de', d.max) + " Zeichen",
  },
  otherName: "Das ist ein anderer Name",
  supportEmailRequired: "Bitte gib eine Support-E-Mail-Adresse an",
  label: {
    required: "Bitte gib zum Link eine Beschriftung an",
    tooLong: (d: { max: number }) => "Beschriftung: höchstens " + number('de', d.max) + " Zeichen",
  },
  urlRequired: "Bitte gib zur Beschriftung einen Link an",
  formLabel: {
    tooLong: (d: { max: number }) => "Beschriftung des Formulars: höchstens " + number('de', d.max) + " Zeichen",
  },
};

const es: Words = {
  name: {
    required: "Indica el nombre del programa",
    tooLong: (d: { max: number }) => "Nombre del programa: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  otherName: "No coincide con el nombre",
  supportEmailRequired: "Indica un correo de soporte",
  label: {
    required: "Si hay enlace, indica su texto",
    tooLong: (d: { max: number }) => "Texto del enlace: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  urlRequired: "Si hay texto, indica el enlace",
  formLabel: {
    tooLong: (d: { max: number }) => "Texto del formulario: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
};

const fr: Words = {
  name: {
    required: "Indiquez le nom du programme",
    tooLong: (d: { max: number }) => "Nom du programme : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  otherName: "Ce n’est pas le même nom",
  supportEmailRequired: "Indiquez une adresse e-mail d’assistance",
  label: {
    required: "Indiquez le texte du lien",
    tooLong: (d: { max: number }) => "Texte du lien : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  urlRequired: "Indiquez le lien de ce texte",
  formLabel: {
    tooLong: (d: { max: number }) => "Texte du formulaire : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
