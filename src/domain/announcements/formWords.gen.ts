/* Generated from formWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../text/messages';

const en = {
  podsTooMany: (d: { max: number }) => "You can choose up to " + number('en', d.max) + " pod" + plural('en', d.max, { one: "", other: "s" }),
  podsRequired: "Please choose at least one pod",
  membersTooMany: (d: { max: number }) => "You can choose up to " + number('en', d.max) + " member" + plural('en', d.max, { one: "", other: "s" }),
  membersRequired: "Please choose at least one member",
  audienceRequired: "Please choose who this is for",
  title: {
    required: "Title is required",
    tooLong: (d: { max: number }) => "Title must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
  text: {
    required: "Message is required",
    tooLong: (d: { max: number }) => "Message must be " + number('en', d.max) + " character" + plural('en', d.max, { one: "", other: "s" }) + " or fewer",
  },
};

export type Words = typeof en;

const de: Words = {
  podsTooMany: (d: { max: number }) => "Du kannst höchstens " + number('de', d.max) + " Pod" + plural('de', d.max, { one: "", other: "s" }) + " auswählen",
  podsRequired: "Bitte wähl mindestens einen Pod aus",
  membersTooMany: (d: { max: number }) => "Du kannst höchstens " + number('de', d.max) + " Mitglied" + plural('de', d.max, { one: "", other: "er" }) + " auswählen",
  membersRequired: "Bitte wähl mindestens ein Mitglied aus",
  audienceRequired: "Bitte wähl aus, für wen das ist",
  title: {
    required: "Bitte gib einen Titel an",
    tooLong: (d: { max: number }) => "Titel: höchstens " + number('de', d.max) + " Zeichen",
  },
  text: {
    required: "Bitte schreib eine Nachricht",
    tooLong: (d: { max: number }) => "Nachricht: höchstens " + number('de', d.max) + " Zeichen",
  },
};

const es: Words = {
  podsTooMany: (d: { max: number }) => "Puedes elegir como máximo " + number('es', d.max) + " pod" + plural('es', d.max, { one: "", other: "s" }),
  podsRequired: "Elige al menos un pod",
  membersTooMany: (d: { max: number }) => "Puedes elegir como máximo " + number('es', d.max) + " miembro" + plural('es', d.max, { one: "", other: "s" }),
  membersRequired: "Elige al menos un miembro",
  audienceRequired: "Elige para quién es",
  title: {
    required: "Indica un título",
    tooLong: (d: { max: number }) => "Título: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  text: {
    required: "Escribe un mensaje",
    tooLong: (d: { max: number }) => "Mensaje: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
};

const fr: Words = {
  podsTooMany: (d: { max: number }) => "Vous pouvez choisir " + number('fr', d.max) + " pod" + plural('fr', d.max, { one: "", other: "s" }) + " au maximum",
  podsRequired: "Choisissez au moins un pod",
  membersTooMany: (d: { max: number }) => "Vous pouvez choisir " + number('fr', d.max) + " membre" + plural('fr', d.max, { one: "", other: "s" }) + " au maximum",
  membersRequired: "Choisissez au moins un membre",
  audienceRequired: "Choisissez à qui cela s’adresse",
  title: {
    required: "Indiquez un titre",
    tooLong: (d: { max: number }) => "Titre : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
  text: {
    required: "Écrivez un message",
    tooLong: (d: { max: number }) => "Message : " + number('fr', d.max) + " caractère" + plural('fr', d.max, { one: "", other: "s" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
