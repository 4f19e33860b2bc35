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

const ar: Words = {
  podsTooMany: (d: { max: number }) => plural('ar', d.max, { zero: "لا يمكن اختيار أي مجموعة", one: "يمكن اختيار مجموعة واحدة كحد أقصى", two: "يمكن اختيار مجموعتين كحد أقصى", few: "يمكن اختيار " + number('ar', d.max) + " مجموعات كحد أقصى", other: "يمكن اختيار " + number('ar', d.max) + " مجموعة كحد أقصى" }),
  podsRequired: "يرجى اختيار مجموعة واحدة على الأقل",
  membersTooMany: (d: { max: number }) => plural('ar', d.max, { zero: "لا يمكن اختيار أي عضو", one: "يمكن اختيار عضو واحد كحد أقصى", two: "يمكن اختيار عضوين كحد أقصى", few: "يمكن اختيار " + number('ar', d.max) + " أعضاء كحد أقصى", many: "يمكن اختيار " + number('ar', d.max) + " عضوًا كحد أقصى", other: "يمكن اختيار " + number('ar', d.max) + " عضو كحد أقصى" }),
  membersRequired: "يرجى اختيار عضو واحد على الأقل",
  audienceRequired: "يرجى اختيار من يصله هذا",
  title: {
    required: "العنوان مطلوب",
    tooLong: (d: { max: number }) => "العنوان: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
  text: {
    required: "النص مطلوب",
    tooLong: (d: { max: number }) => "النص: الحد الأقصى " + plural('ar', d.max, { one: "حرف واحد", two: "حرفان", few: number('ar', d.max) + " أحرف", many: number('ar', d.max) + " حرفًا", other: number('ar', d.max) + " حرف" }),
  },
};

const de: Words = {
  podsTooMany: (d: { max: number }) => "Du kannst höchstens " + number('de', d.max) + " Pod" + plural('de', d.max, { one: "", other: "s" }) + " auswählen",
  podsRequired: "Bitte wähle mindestens einen Pod aus",
  membersTooMany: (d: { max: number }) => "Du kannst höchstens " + number('de', d.max) + " Mitglied" + plural('de', d.max, { one: "", other: "er" }) + " auswählen",
  membersRequired: "Bitte wähle mindestens ein Mitglied aus",
  audienceRequired: "Bitte wähle aus, für wen die Ankündigung ist",
  title: {
    required: "Bitte gib einen Titel ein",
    tooLong: (d: { max: number }) => "Der Titel darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
  text: {
    required: "Bitte schreib eine Nachricht",
    tooLong: (d: { max: number }) => "Die Nachricht darf höchstens " + number('de', d.max) + " Zeichen lang sein",
  },
};

const es: Words = {
  podsTooMany: (d: { max: number }) => "Puedes elegir hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "pod", many: "de pods", other: "pods" }),
  podsRequired: "Elige al menos un pod",
  membersTooMany: (d: { max: number }) => "Puedes elegir hasta a " + number('es', d.max) + " " + plural('es', d.max, { one: "miembro", many: "de miembros", other: "miembros" }),
  membersRequired: "Elige al menos a un miembro",
  audienceRequired: "Elige para quién es el anuncio",
  title: {
    required: "Escribe un título",
    tooLong: (d: { max: number }) => "El título puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
  text: {
    required: "Escribe un mensaje",
    tooLong: (d: { max: number }) => "El mensaje puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "carácter", many: "de caracteres", other: "caracteres" }),
  },
};

const fr: Words = {
  podsTooMany: (d: { max: number }) => "Vous pouvez choisir " + number('fr', d.max) + " " + plural('fr', d.max, { one: "pod", many: "de pods", other: "pods" }) + " au maximum",
  podsRequired: "Choisissez au moins un pod",
  membersTooMany: (d: { max: number }) => "Vous pouvez choisir " + number('fr', d.max) + " " + plural('fr', d.max, { one: "membre", many: "de membres", other: "membres" }) + " au maximum",
  membersRequired: "Choisissez au moins un membre",
  audienceRequired: "Choisissez à qui cela s’adresse",
  title: {
    required: "Indiquez un titre",
    tooLong: (d: { max: number }) => "Titre : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
  text: {
    required: "Écrivez un message",
    tooLong: (d: { max: number }) => "Message : " + number('fr', d.max) + " " + plural('fr', d.max, { one: "caractère", many: "de caractères", other: "caractères" }) + " maximum",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
