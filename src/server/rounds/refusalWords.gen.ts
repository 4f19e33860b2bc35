/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  meetingEnded: "That meeting has ended.",
  roundFinished: "The meeting is finished. Reopen it to go on.",
  notInPod: "They aren’t in this pod any more",
  meetingAhead: "The meeting hasn’t begun yet.",
  meetingModeClosed: "Meeting mode isn’t open for that meeting.",
  notesClosed: (d: { days: number }) => "Notes can be written until " + number('en', d.days) + " day" + plural('en', d.days, { one: "", other: "s" }) + " after a meeting.",
};

export type Words = typeof en;

const ar: Words = {
  meetingEnded: "انتهى ذلك اللقاء.",
  roundFinished: "اللقاء منتهٍ. يلزم فتحه من جديد للمتابعة.",
  notInPod: "لم يعد هذا الشخص في المجموعة",
  meetingAhead: "لم يبدأ اللقاء بعد.",
  meetingModeClosed: "وضع اللقاء غير مفتوح لذلك اللقاء.",
  notesClosed: (d: { days: number }) => plural('ar', d.days, { zero: "لا تُكتب الملاحظات بعد يوم", one: "تُكتب الملاحظات حتى يوم واحد بعد", two: "تُكتب الملاحظات حتى يومين بعد", few: "تُكتب الملاحظات حتى " + number('ar', d.days) + " أيام بعد", many: "تُكتب الملاحظات حتى " + number('ar', d.days) + " يومًا بعد", other: "تُكتب الملاحظات حتى " + number('ar', d.days) + " يوم بعد" }) + " اللقاء.",
};

const de: Words = {
  meetingEnded: "Dieses Treffen ist zu Ende.",
  roundFinished: "Das Treffen ist beendet. Öffne es wieder, um weiterzumachen.",
  notInPod: "Die Person ist nicht mehr in diesem Pod",
  meetingAhead: "Das Treffen hat noch nicht begonnen.",
  meetingModeClosed: "Der Live-Modus ist für dieses Treffen nicht offen.",
  notesClosed: (d: { days: number }) => "Notizen lassen sich bis " + number('de', d.days) + " Tag" + plural('de', d.days, { one: "", other: "e" }) + " nach einem Treffen schreiben.",
};

const es: Words = {
  meetingEnded: "Esa reunión terminó.",
  roundFinished: "La reunión terminó. Reábrela para continuar.",
  notInPod: "Esta persona ya no está en este pod",
  meetingAhead: "La reunión aún no ha empezado.",
  meetingModeClosed: "El modo reunión no está abierto para esa reunión.",
  notesClosed: (d: { days: number }) => "Se pueden escribir notas hasta " + number('es', d.days) + " d" + plural('es', d.days, { one: "ía", many: "e días", other: "ías" }) + " después de una reunión.",
};

const fr: Words = {
  meetingEnded: "Cette réunion est terminée.",
  roundFinished: "La réunion est terminée. Rouvrez-la pour continuer.",
  notInPod: "Cette personne n’est plus dans ce pod",
  meetingAhead: "La réunion n’a pas encore commencé.",
  meetingModeClosed: "Le mode réunion n’est pas ouvert pour cette réunion.",
  notesClosed: (d: { days: number }) => "Les notes peuvent être écrites jusqu’à " + number('fr', d.days) + " " + plural('fr', d.days, { one: "jour", many: "de jours", other: "jours" }) + " après une réunion.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
