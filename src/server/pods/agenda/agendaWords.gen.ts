/* Generated from agendaWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../../domain/text/messages';

const en = {
  title: (d: { podName: string }) => d.podName + ": agenda",
  nobody: "Nobody is in this pod yet.",
  noMeeting: "No meeting planned",
  length: (d: { count: number }) => number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }),
  leader: "Leader",
  assistant: "Assistant leader",
  due: (d: { date: string }) => "Due " + d.date,
  goal: (d: { goal: string }) => "Goal: " + d.goal,
  next: "Next step",
  stepsSet: (d: { count: number; total: number }) => "Steps set: " + number('en', d.count) + " of " + number('en', d.total) + ". What people wrote stays in the pod.",
  boxes: {
    here: "Here",
    done: "Done",
    notDone: "Not done",
  },
  box: (d: { label: string; name: string }) => d.label + ", " + d.name,
  made: (d: { when: string }) => "From Stepwell, " + d.when,
};

export type Words = typeof en;

const ar: Words = {
  title: (d: { podName: string }) => d.podName + ": جدول اللقاء",
  nobody: "لا أحد في هذه المجموعة بعد.",
  noMeeting: "لا لقاء مقررًا",
  length: (d: { count: number }) => plural('ar', d.count, { one: "دقيقة واحدة", two: "دقيقتان", few: number('ar', d.count) + " دقائق", other: number('ar', d.count) + " دقيقة" }),
  leader: "القيادة",
  assistant: "القيادة المساعدة",
  due: (d: { date: string }) => "الموعد: " + d.date,
  goal: (d: { goal: string }) => "الهدف: " + d.goal,
  next: "الخطوة التالية",
  stepsSet: (d: { count: number; total: number }) => "الخطوات المحددة: " + number('ar', d.count) + " من " + number('ar', d.total) + ". ما كتبه الأشخاص يبقى في المجموعة.",
  boxes: {
    here: "حضور",
    done: "منجزة",
    notDone: "غير منجزة",
  },
  box: (d: { label: string; name: string }) => d.label + "، " + d.name,
  made: (d: { when: string }) => "من Stepwell، " + d.when,
};

const de: Words = {
  title: (d: { podName: string }) => d.podName + ": Agenda",
  nobody: "In diesem Pod ist noch niemand.",
  noMeeting: "Kein Treffen geplant",
  length: (d: { count: number }) => number('de', d.count) + " Minute" + plural('de', d.count, { one: "", other: "n" }),
  leader: "Leitung",
  assistant: "Co-Leitung",
  due: (d: { date: string }) => "Fällig: " + d.date,
  goal: (d: { goal: string }) => "Ziel: " + d.goal,
  next: "Nächster Schritt",
  stepsSet: (d: { count: number; total: number }) => "Festgelegte Schritte: " + number('de', d.count) + " von " + number('de', d.total) + ". Was darin steht, bleibt im Pod.",
  boxes: {
    here: "Da",
    done: "Geschafft",
    notDone: "Nicht geschafft",
  },
  box: (d: { label: string; name: string }) => d.label + ", " + d.name,
  made: (d: { when: string }) => "Aus Stepwell: " + d.when,
};

const es: Words = {
  title: (d: { podName: string }) => d.podName + ": agenda",
  nobody: "Todavía no hay nadie en este pod.",
  noMeeting: "Ninguna reunión prevista",
  length: (d: { count: number }) => number('es', d.count) + " " + plural('es', d.count, { one: "minuto", many: "de minutos", other: "minutos" }),
  leader: "Líder",
  assistant: "Colíder",
  due: (d: { date: string }) => "Vence: " + d.date,
  goal: (d: { goal: string }) => "Objetivo: " + d.goal,
  next: "Próximo paso",
  stepsSet: (d: { count: number; total: number }) => "Pasos definidos: " + number('es', d.count) + " de " + number('es', d.total) + ". Lo que cada persona escribió se queda en el pod.",
  boxes: {
    here: "Asistió",
    done: "Logrado",
    notDone: "No logrado",
  },
  box: (d: { label: string; name: string }) => d.label + ", " + d.name,
  made: (d: { when: string }) => "De Stepwell: " + d.when,
};

const fr: Words = {
  title: (d: { podName: string }) => d.podName + " : ordre du jour",
  nobody: "Il n’y a encore personne dans ce pod.",
  noMeeting: "Aucune réunion prévue",
  length: (d: { count: number }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "minute", many: "de minutes", other: "minutes" }),
  leader: "Responsable",
  assistant: "Coresponsable",
  due: (d: { date: string }) => "Pour le " + d.date,
  goal: (d: { goal: string }) => "Objectif : " + d.goal,
  next: "Prochain petit pas",
  stepsSet: (d: { count: number; total: number }) => "Petits pas définis : " + number('fr', d.count) + " sur " + number('fr', d.total) + ". Ce que les membres ont écrit reste dans le pod.",
  boxes: {
    here: "Présence",
    done: "Fait",
    notDone: "Pas fait",
  },
  box: (d: { label: string; name: string }) => d.label + ", " + d.name,
  made: (d: { when: string }) => "De Stepwell, " + d.when,
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
