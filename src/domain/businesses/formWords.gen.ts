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

const de: Words = {
  adminName: {
    required: "Bitte gib einen Namen an",
    tooLong: (d: { max: number }) => "Name: höchstens " + number('de', d.max) + " Zeichen",
  },
  adminEmailInvalid: "Diese E-Mail-Adresse ist nicht richtig",
  zoomKey: {
    required: "Bitte gib den Zoom-Schlüssel an",
    tooLong: (d: { max: number }) => "Zoom-Schlüssel: höchstens " + number('de', d.max) + " Zeichen",
  },
  zoomSecret: {
    required: "Bitte gib das Zoom-Secret an",
    tooLong: (d: { max: number }) => "Zoom-Secret: höchstens " + number('de', d.max) + " Zeichen",
  },
  zoomUserRequired: "Bitte gib die Zoom-Benutzer-ID an",
  zoomUserInvalid: "Diese E-Mail-Adresse für Zoom ist nicht richtig",
  zoomAccount: {
    tooLong: (d: { max: number }) => "Zoom-Konto-ID: höchstens " + number('de', d.max) + " Zeichen",
  },
  newOwnerRequired: "Bitte wähl aus, wem das Unternehmen künftig gehört",
};

const es: Words = {
  adminName: {
    required: "Indica un nombre",
    tooLong: (d: { max: number }) => "Nombre: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  adminEmailInvalid: "Esta dirección de correo no es correcta",
  zoomKey: {
    required: "Indica la clave de Zoom",
    tooLong: (d: { max: number }) => "Clave de Zoom: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  zoomSecret: {
    required: "Indica el secreto de Zoom",
    tooLong: (d: { max: number }) => "Secreto de Zoom: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  zoomUserRequired: "Indica el ID de usuario de Zoom",
  zoomUserInvalid: "Este correo de Zoom no es correcto",
  zoomAccount: {
    tooLong: (d: { max: number }) => "ID de cuenta de Zoom: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  newOwnerRequired: "Elige a quién pasa la empresa",
};

const fr: Words = {
  adminName: {
    required: "Indiquez un nom",
    tooLong: (d: { max: number }) => "Nom : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  adminEmailInvalid: "Cette adresse e-mail n’est pas correcte",
  zoomKey: {
    required: "Indiquez la clé Zoom",
    tooLong: (d: { max: number }) => "Clé Zoom : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  zoomSecret: {
    required: "Indiquez le secret Zoom",
    tooLong: (d: { max: number }) => "Secret Zoom : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  zoomUserRequired: "Indiquez l’identifiant d’utilisateur Zoom",
  zoomUserInvalid: "Cette adresse e-mail Zoom n’est pas correcte",
  zoomAccount: {
    tooLong: (d: { max: number }) => "ID de compte Zoom : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  newOwnerRequired: "Choisissez à qui revient l’entreprise",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
