/* Generated from signOnWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  name: {
    required: "Provider name is required",
    tooLong: (d: { max: number }) => "Provider name must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  issuer: {
    required: "Issuer is required",
    tooLong: (d: { max: number }) => "Issuer must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  clientId: {
    required: "Client ID is required",
    tooLong: (d: { max: number }) => "Client ID must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  clientSecretTooLong: (d: { max: number }) => "Client secret can have at most " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }),
};

export type Words = typeof en;

const de: Words = {
  name: {
    required: "Bitte gib einen Namen für den Anbieter an",
    tooLong: (d: { max: number }) => "Name des Anbieters: höchstens " + number('de', d.max) + " Zeichen",
  },
  issuer: {
    required: "Bitte gib den Issuer an",
    tooLong: (d: { max: number }) => "Issuer: höchstens " + number('de', d.max) + " Zeichen",
  },
  clientId: {
    required: "Bitte gib die Client-ID an",
    tooLong: (d: { max: number }) => "Client-ID: höchstens " + number('de', d.max) + " Zeichen",
  },
  clientSecretTooLong: (d: { max: number }) => "Client-Secret: höchstens " + number('de', d.max) + " Zeichen",
};

const es: Words = {
  name: {
    required: "Indica el nombre del proveedor",
    tooLong: (d: { max: number }) => "Nombre del proveedor: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  issuer: {
    required: "Indica el emisor",
    tooLong: (d: { max: number }) => "Emisor: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  clientId: {
    required: "Indica el ID de cliente",
    tooLong: (d: { max: number }) => "ID de cliente: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  clientSecretTooLong: (d: { max: number }) => "Secreto de cliente: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
};

const fr: Words = {
  name: {
    required: "Indiquez le nom du fournisseur",
    tooLong: (d: { max: number }) => "Nom du fournisseur : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  issuer: {
    required: "Indiquez l’émetteur",
    tooLong: (d: { max: number }) => "Émetteur : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  clientId: {
    required: "Indiquez l’ID client",
    tooLong: (d: { max: number }) => "ID client : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  clientSecretTooLong: (d: { max: number }) => "Secret client : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
