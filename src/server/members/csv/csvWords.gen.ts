/* Generated from csvWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../../domain/text/messages';

const en = {
  columns: {
    email: "Email",
    firstName: "First Name",
    lastName: "Last Name",
    role: "Role",
    pod: "Pod",
    meeting: "Meeting",
    leaderStatus: "Leader Status",
    joined: "Joined",
    lastActive: "Last Active",
    disabled: "Disabled",
    participantAgreement: "Participant Agreement",
    participantAgreementAccepted: "Participant Agreement Accepted",
    leaderAgreement: "Leader Agreement",
    leaderAgreementAccepted: "Leader Agreement Accepted",
  },
  leader: "Leader",
  assistant: "Assistant Leader",
  participant: "Participant",
  yes: "Yes",
  no: "No",
  ownVersion: (d: { number: number }) => "Version " + number('en', d.number),
  platformVersion: (d: { number: number }) => "Platform version " + number('en', d.number),
};

export type Words = typeof en;

const de: Words = {
  columns: {
    email: "E-Mail",
    firstName: "Vorname",
    lastName: "Nachname",
    role: "Rolle",
    pod: "Pod",
    meeting: "Treffen",
    leaderStatus: "Status als Leitung",
    joined: "Beigetreten",
    lastActive: "Zuletzt aktiv",
    disabled: "Gesperrt",
    participantAgreement: "Teilnahmevereinbarung",
    participantAgreementAccepted: "Teilnahmevereinbarung angenommen",
    leaderAgreement: "Leitungsvereinbarung",
    leaderAgreementAccepted: "Leitungsvereinbarung angenommen",
  },
  leader: "Leitung",
  assistant: "Co-Leitung",
  participant: "Teilnahme",
  yes: "Ja",
  no: "Nein",
  ownVersion: (d: { number: number }) => "Version " + number('de', d.number),
  platformVersion: (d: { number: number }) => "Version " + number('de', d.number) + " der Plattform",
};

const es: Words = {
  columns: {
    email: "Correo electrónico",
    firstName: "Nombre",
    lastName: "Apellidos",
    role: "Rol",
    pod: "Pod",
    meeting: "Reunión",
    leaderStatus: "Estado de líder",
    joined: "Se unió",
    lastActive: "Última actividad",
    disabled: "Sin acceso",
    participantAgreement: "Acuerdo para participantes",
    participantAgreementAccepted: "Acuerdo para participantes aceptado",
    leaderAgreement: "Acuerdo para líderes",
    leaderAgreementAccepted: "Acuerdo para líderes aceptado",
  },
  leader: "Líder",
  assistant: "Colíder",
  participant: "Participante",
  yes: "Sí",
  no: "No",
  ownVersion: (d: { number: number }) => "Versión " + number('es', d.number),
  platformVersion: (d: { number: number }) => "Versión " + number('es', d.number) + " de la plataforma",
};

const fr: Words = {
  columns: {
    email: "E-mail",
    firstName: "Prénom",
    lastName: "Nom",
    role: "Rôle",
    pod: "Pod",
    meeting: "Réunion",
    leaderStatus: "Statut de responsable",
    joined: "Inscription",
    lastActive: "Dernière activité",
    disabled: "Accès désactivé",
    participantAgreement: "Charte des membres",
    participantAgreementAccepted: "Charte des membres acceptée",
    leaderAgreement: "Charte des responsables",
    leaderAgreementAccepted: "Charte des responsables acceptée",
  },
  leader: "Responsable",
  assistant: "Coresponsable",
  participant: "Membre",
  yes: "Oui",
  no: "Non",
  ownVersion: (d: { number: number }) => "Version " + number('fr', d.number),
  platformVersion: (d: { number: number }) => "Version " + number('fr', d.number) + " de la plateforme",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
