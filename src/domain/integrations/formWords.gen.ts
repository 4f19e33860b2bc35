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

const de: Words = {
  keyName: {
    required: "Bitte gib einen Namen für den Schlüssel an",
    tooLong: (d: { max: number }) => "Name des Schlüssels: höchstens " + number('de', d.max) + " Zeichen",
  },
  scopesRequired: "Wähl aus, was dieser Schlüssel darf",
  days: (d: { max: number }) => "Zwischen 1 und " + number('de', d.max) + " Tag" + plural('de', d.max, { one: "", other: "en" }),
  url: {
    required: "Bitte gib eine Adresse an",
    tooLong: (d: { max: number }) => "Adresse: höchstens " + number('de', d.max) + " Zeichen",
  },
  urlScheme: "Muss mit https:// beginnen",
  eventsRequired: "Wähl mindestens ein Ereignis aus",
};

const es: Words = {
  keyName: {
    required: "Indica un nombre para la clave",
    tooLong: (d: { max: number }) => "Nombre de la clave: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  scopesRequired: "Elige qué puede hacer esta clave",
  days: (d: { max: number }) => "Entre 1 y " + number('es', d.max) + " día" + plural('es', d.max, { one: "", other: "s" }),
  url: {
    required: "Indica una dirección",
    tooLong: (d: { max: number }) => "Dirección: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  urlScheme: "Debe empezar por https://",
  eventsRequired: "Elige al menos un evento",
};

const fr: Words = {
  keyName: {
    required: "Indiquez un nom pour la clé",
    tooLong: (d: { max: number }) => "Nom de la clé : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  scopesRequired: "Choisissez ce que cette clé peut faire",
  days: (d: { max: number }) => "De 1 à " + number('fr', d.max) + " jour" + plural('fr', d.max, { one: "", other: "s" }),
  url: {
    required: "Indiquez une adresse",
    tooLong: (d: { max: number }) => "Adresse : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  urlScheme: "Doit commencer par https://",
  eventsRequired: "Choisissez au moins un événement",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
