/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  opened: {
    MESSAGE: (d: { place: string }) => "A message has been reported in <b>" + d.place + "</b>.",
    IMAGE: (d: { place: string }) => "An image has been reported in <b>" + d.place + "</b>.",
    COMMENT: (d: { place: string }) => "A comment has been reported in <b>" + d.place + "</b>.",
    PHOTO: (d: { place: string }) => "A photo has been reported in <b>" + d.place + "</b>.",
    PERSON: (d: { place: string }) => "A person has been reported in <b>" + d.place + "</b>.",
  },
  answered: (d: { place: string }) => "A decision on a report in <b>" + d.place + "</b> has been answered.",
  toReporter: (d: { place: string }) => "There’s an answer to what you reported in <b>" + d.place + "</b>.",
  toReported: {
    MESSAGE: (d: { place: string }) => "A message of yours in <b>" + d.place + "</b> was looked at after a report.",
    IMAGE: (d: { place: string }) => "An image of yours in <b>" + d.place + "</b> was looked at after a report.",
    COMMENT: (d: { place: string }) => "A comment of yours in <b>" + d.place + "</b> was looked at after a report.",
    PHOTO: (d: { place: string }) => "Your photo in <b>" + d.place + "</b> was looked at after a report.",
    PERSON: (d: { place: string }) => "Your behaviour in <b>" + d.place + "</b> was looked at after a report.",
  },
  lookAtIt: "Look at it",
  readWhy: "Read why",
};

export type Words = typeof en;

const ar: Words = {
  opened: {
    MESSAGE: (d: { place: string }) => "وصل بلاغ عن رسالة في <b>" + d.place + "</b>.",
    IMAGE: (d: { place: string }) => "وصل بلاغ عن صورة في <b>" + d.place + "</b>.",
    COMMENT: (d: { place: string }) => "وصل بلاغ عن تعليق في <b>" + d.place + "</b>.",
    PHOTO: (d: { place: string }) => "وصل بلاغ عن صورة شخصية في <b>" + d.place + "</b>.",
    PERSON: (d: { place: string }) => "وصل بلاغ عن شخص في <b>" + d.place + "</b>.",
  },
  answered: (d: { place: string }) => "وصل رد على قرار في بلاغ في <b>" + d.place + "</b>.",
  toReporter: (d: { place: string }) => "هناك رد على ما أبلغت عنه في <b>" + d.place + "</b>.",
  toReported: {
    MESSAGE: (d: { place: string }) => "نُظر في رسالة لك في <b>" + d.place + "</b> بعد بلاغ.",
    IMAGE: (d: { place: string }) => "نُظر في صورة لك في <b>" + d.place + "</b> بعد بلاغ.",
    COMMENT: (d: { place: string }) => "نُظر في تعليق لك في <b>" + d.place + "</b> بعد بلاغ.",
    PHOTO: (d: { place: string }) => "نُظر في صورتك الشخصية في <b>" + d.place + "</b> بعد بلاغ.",
    PERSON: (d: { place: string }) => "نُظر في سلوكك في <b>" + d.place + "</b> بعد بلاغ.",
  },
  lookAtIt: "الاطلاع عليه",
  readWhy: "قراءة السبب",
};

const de: Words = {
  opened: {
    MESSAGE: (d: { place: string }) => "In <b>" + d.place + "</b> wurde eine Nachricht gemeldet.",
    IMAGE: (d: { place: string }) => "In <b>" + d.place + "</b> wurde ein Bild gemeldet.",
    COMMENT: (d: { place: string }) => "In <b>" + d.place + "</b> wurde ein Kommentar gemeldet.",
    PHOTO: (d: { place: string }) => "In <b>" + d.place + "</b> wurde ein Foto gemeldet.",
    PERSON: (d: { place: string }) => "In <b>" + d.place + "</b> wurde eine Person gemeldet.",
  },
  answered: (d: { place: string }) => "Jemand ist mit einer Entscheidung zu einer Meldung in <b>" + d.place + "</b> nicht einverstanden.",
  toReporter: (d: { place: string }) => "Es gibt eine Antwort auf deine Meldung in <b>" + d.place + "</b>.",
  toReported: {
    MESSAGE: (d: { place: string }) => "In <b>" + d.place + "</b> wurde nach einer Meldung eine Nachricht von dir geprüft.",
    IMAGE: (d: { place: string }) => "In <b>" + d.place + "</b> wurde nach einer Meldung ein Bild von dir geprüft.",
    COMMENT: (d: { place: string }) => "In <b>" + d.place + "</b> wurde nach einer Meldung ein Kommentar von dir geprüft.",
    PHOTO: (d: { place: string }) => "In <b>" + d.place + "</b> wurde nach einer Meldung dein Foto geprüft.",
    PERSON: (d: { place: string }) => "In <b>" + d.place + "</b> wurde nach einer Meldung dein Verhalten geprüft.",
  },
  lookAtIt: "Ansehen",
  readWhy: "Begründung lesen",
};

const es: Words = {
  opened: {
    MESSAGE: (d: { place: string }) => "Se reportó un mensaje en <b>" + d.place + "</b>.",
    IMAGE: (d: { place: string }) => "Se reportó una imagen en <b>" + d.place + "</b>.",
    COMMENT: (d: { place: string }) => "Se reportó un comentario en <b>" + d.place + "</b>.",
    PHOTO: (d: { place: string }) => "Se reportó una foto en <b>" + d.place + "</b>.",
    PERSON: (d: { place: string }) => "Se reportó a una persona en <b>" + d.place + "</b>.",
  },
  answered: (d: { place: string }) => "Alguien respondió a la decisión sobre un reporte en <b>" + d.place + "</b>.",
  toReporter: (d: { place: string }) => "Hay una respuesta a lo que reportaste en <b>" + d.place + "</b>.",
  toReported: {
    MESSAGE: (d: { place: string }) => "Tras un reporte, se revisó un mensaje tuyo en <b>" + d.place + "</b>.",
    IMAGE: (d: { place: string }) => "Tras un reporte, se revisó una imagen tuya en <b>" + d.place + "</b>.",
    COMMENT: (d: { place: string }) => "Tras un reporte, se revisó un comentario tuyo en <b>" + d.place + "</b>.",
    PHOTO: (d: { place: string }) => "Tras un reporte, se revisó tu foto en <b>" + d.place + "</b>.",
    PERSON: (d: { place: string }) => "Tras un reporte, se revisó tu comportamiento en <b>" + d.place + "</b>.",
  },
  lookAtIt: "Ver reporte",
  readWhy: "Leer el motivo",
};

const fr: Words = {
  opened: {
    MESSAGE: (d: { place: string }) => "Un message a été signalé dans <b>" + d.place + "</b>.",
    IMAGE: (d: { place: string }) => "Une image a été signalée dans <b>" + d.place + "</b>.",
    COMMENT: (d: { place: string }) => "Un commentaire a été signalé dans <b>" + d.place + "</b>.",
    PHOTO: (d: { place: string }) => "Une photo a été signalée dans <b>" + d.place + "</b>.",
    PERSON: (d: { place: string }) => "Une personne a été signalée dans <b>" + d.place + "</b>.",
  },
  answered: (d: { place: string }) => "Une décision sur un signalement dans <b>" + d.place + "</b> a reçu une réponse.",
  toReporter: (d: { place: string }) => "Il y a une réponse à votre signalement dans <b>" + d.place + "</b>.",
  toReported: {
    MESSAGE: (d: { place: string }) => "L’un de vos messages dans <b>" + d.place + "</b> a été examiné après un signalement.",
    IMAGE: (d: { place: string }) => "L’une de vos images dans <b>" + d.place + "</b> a été examinée après un signalement.",
    COMMENT: (d: { place: string }) => "L’un de vos commentaires dans <b>" + d.place + "</b> a été examiné après un signalement.",
    PHOTO: (d: { place: string }) => "Votre photo dans <b>" + d.place + "</b> a été examinée après un signalement.",
    PERSON: (d: { place: string }) => "Votre comportement dans <b>" + d.place + "</b> a été examiné après un signalement.",
  },
  lookAtIt: "Examiner",
  readWhy: "Lire pourquoi",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
