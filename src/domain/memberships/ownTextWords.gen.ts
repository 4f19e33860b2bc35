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

const de: Words = {
  labels: {
    welcomeText: "Willkommens-E-Mail",
    invitationText: "Einladungs-E-Mail",
    joinText: "Beitrittsseite",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "Willkommens-E-Mail: höchstens " + number('de', d.max) + " Zeichen",
  },
  invitationText: {
    tooLong: (d: { max: number }) => "Einladungs-E-Mail: höchstens " + number('de', d.max) + " Zeichen",
  },
  joinText: {
    tooLong: (d: { max: number }) => "Beitrittsseite: höchstens " + number('de', d.max) + " Zeichen",
  },
};

const es: Words = {
  labels: {
    welcomeText: "Correo de bienvenida",
    invitationText: "Correo de invitación",
    joinText: "Página para unirse",
  },
  welcomeText: {
    tooLong: (d: { max: number }) => "Correo de bienvenida: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  invitationText: {
    tooLong: (d: { max: number }) => "Correo de invitación: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
  },
  joinText: {
    tooLong: (d: { max: number }) => "Página para unirse: máximo " + number('es', d.max) + " car" + plural('es', d.max, { one: "ácter", other: "acteres" }),
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

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
