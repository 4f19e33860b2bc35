/* Generated from passkeyWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Passkey name is required",
    tooLong: (d: { max: number }) => "Passkey name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  incomplete: "The passkey’s answer is incomplete",
  ticketRequired: "Ticket is required",
};

export type Words = typeof en;

const de: Words = {
  name: {
    required: "Bitte gib einen Namen für den Passkey an",
    tooLong: (d: { max: number }) => "Name des Passkeys: höchstens " + number('de', d.max) + " Zeichen",
  },
  incomplete: "Die Antwort des Passkeys ist unvollständig",
  ticketRequired: "Das Ticket fehlt",
};

const es: Words = {
  name: {
    required: "Indica un nombre para la llave de acceso",
    tooLong: (d: { max: number }) => "Nombre de la llave de acceso: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  incomplete: "La respuesta de la llave de acceso está incompleta",
  ticketRequired: "Falta el ticket",
};

const fr: Words = {
  name: {
    required: "Indiquez un nom pour la clé d’accès",
    tooLong: (d: { max: number }) => "Nom de la clé d’accès : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  incomplete: "La réponse de la clé d’accès est incomplète",
  ticketRequired: "Il manque le ticket",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
