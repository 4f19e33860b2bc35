/* Generated from csvWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../../domain/text/messages';

const en = {
  columns: {
    pod: "Pod",
    leader: "Leader",
    participants: "Participants",
    places: "Places",
    waiting: "Waiting",
    paused: "Paused",
    meetingsDue: "Meetings Due",
    meetingsNoted: "Meetings Noted",
    meetingsHeld: "Meetings Held",
    came: "Came",
    marked: "Marked",
    stepsDone: "Steps Done",
    stepsDue: "Steps Due",
    lastMessage: "Last Message",
    toLookAt: "To Look At",
  },
  yes: "Yes",
  no: "No",
};

export type Words = typeof en;

const ar: Words = {
  columns: {
    pod: "المجموعة",
    leader: "القيادة",
    participants: "المشاركون",
    places: "المقاعد",
    waiting: "في الانتظار",
    paused: "متوقفة مؤقتًا",
    meetingsDue: "اللقاءات المقررة",
    meetingsNoted: "اللقاءات المسجلة",
    meetingsHeld: "اللقاءات المنعقدة",
    came: "الحضور",
    marked: "من سُجل حضورهم أو غيابهم",
    stepsDone: "الخطوات المنجزة",
    stepsDue: "الخطوات المستحقة",
    lastMessage: "آخر رسالة",
    toLookAt: "بحاجة إلى نظر",
  },
  yes: "نعم",
  no: "لا",
};

const de: Words = {
  columns: {
    pod: "Pod",
    leader: "Leitung",
    participants: "Teilnehmende",
    places: "Plätze",
    waiting: "Auf der Warteliste",
    paused: "Pausiert",
    meetingsDue: "Geplante Treffen",
    meetingsNoted: "Erfasste Treffen",
    meetingsHeld: "Stattgefundene Treffen",
    came: "Anwesenheiten",
    marked: "Erfasste Anwesenheiten",
    stepsDone: "Geschaffte Schritte",
    stepsDue: "Fällige Schritte",
    lastMessage: "Letzte Nachricht",
    toLookAt: "Auffällig",
  },
  yes: "Ja",
  no: "Nein",
};

const es: Words = {
  columns: {
    pod: "Pod",
    leader: "Líder",
    participants: "Participantes",
    places: "Lugares",
    waiting: "En espera",
    paused: "En pausa",
    meetingsDue: "Reuniones previstas",
    meetingsNoted: "Reuniones registradas",
    meetingsHeld: "Reuniones celebradas",
    came: "Asistencias",
    marked: "Asistencias registradas",
    stepsDone: "Pasos logrados",
    stepsDue: "Pasos previstos",
    lastMessage: "Último mensaje",
    toLookAt: "Por revisar",
  },
  yes: "Sí",
  no: "No",
};

const fr: Words = {
  columns: {
    pod: "Pod",
    leader: "Responsable",
    participants: "Membres",
    places: "Places",
    waiting: "En attente",
    paused: "En pause",
    meetingsDue: "Réunions prévues",
    meetingsNoted: "Réunions renseignées",
    meetingsHeld: "Réunions tenues",
    came: "Présences",
    marked: "Présences renseignées",
    stepsDone: "Petits pas faits",
    stepsDue: "Petits pas prévus",
    lastMessage: "Dernier message",
    toLookAt: "À surveiller",
  },
  yes: "Oui",
  no: "Non",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
