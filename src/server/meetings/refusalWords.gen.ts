/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  meetingNotOn: "You can join from 15 minutes before the meeting starts until it ends.",
  noMeetingLink: "There isn’t a meeting link yet.",
  meetingSkipped: "That meeting was skipped.",
  meetingAhead: "That meeting hasn’t begun yet.",
  notInPod: "They aren’t in this pod",
  meetingBegun: "That meeting has already begun.",
  notRecurring: "This meeting doesn’t repeat. Edit the meeting itself instead.",
  begunNotChangeable: "That meeting has already begun, so it can’t be changed any more.",
  meetingFarAhead: "That meeting is more than a year ahead. Please change it later.",
  meetingLongOver: (d: { days: number }) => "That meeting was more than " + number('en', d.days) + " day" + plural('en', d.days, { one: "", other: "s" }) + " ago, so it can’t be changed any more.",
  tooManyChanges: "You’ve changed meetings many times, and everyone was emailed each time. Please try again in an hour.",
};

export type Words = typeof en;

const ar: Words = {
  meetingNotOn: "يمكن الانضمام من 15 دقيقة قبل بداية اللقاء حتى نهايته.",
  noMeetingLink: "لا رابط للقاء بعد.",
  meetingSkipped: "أُلغي ذلك اللقاء.",
  meetingAhead: "لم يبدأ ذلك اللقاء بعد.",
  notInPod: "هذا الشخص ليس في المجموعة",
  meetingBegun: "بدأ ذلك اللقاء من قبل.",
  notRecurring: "هذا اللقاء لا يتكرر. يمكن تعديل اللقاء نفسه.",
  begunNotChangeable: "بدأ ذلك اللقاء، فلا يمكن تغييره.",
  meetingFarAhead: "ذلك اللقاء بعد أكثر من سنة. يرجى تغييره لاحقًا.",
  meetingLongOver: (d: { days: number }) => "كان ذلك اللقاء قبل " + plural('ar', d.days, { zero: "اليوم", one: "أكثر من يوم", two: "أكثر من يومين", few: "أكثر من " + number('ar', d.days) + " أيام", many: "أكثر من " + number('ar', d.days) + " يومًا", other: "أكثر من " + number('ar', d.days) + " يوم" }) + "، فلا يمكن تغييره.",
  tooManyChanges: "غيرت اللقاءات مرات كثيرة، ووصل الجميع بريد كل مرة. يرجى المحاولة بعد ساعة.",
};

const de: Words = {
  meetingNotOn: "Du kannst ab 15 Minuten vor Beginn des Treffens teilnehmen, bis es endet.",
  noMeetingLink: "Es gibt noch keinen Meeting-Link.",
  meetingSkipped: "Dieses Treffen ist ausgefallen.",
  meetingAhead: "Dieses Treffen hat noch nicht begonnen.",
  notInPod: "Die Person ist nicht in diesem Pod",
  meetingBegun: "Dieses Treffen hat schon begonnen.",
  notRecurring: "Dieses Treffen wiederholt sich nicht. Bearbeite stattdessen das Treffen selbst.",
  begunNotChangeable: "Dieses Treffen hat schon begonnen und lässt sich nicht mehr ändern.",
  meetingFarAhead: "Dieses Treffen ist erst in über einem Jahr. Bitte ändere es später.",
  meetingLongOver: (d: { days: number }) => "Dieses Treffen ist über " + number('de', d.days) + " Tag" + plural('de', d.days, { one: "", other: "e" }) + " her und lässt sich nicht mehr ändern.",
  tooManyChanges: "Du hast Treffen sehr oft geändert, und jedes Mal ging eine E-Mail an alle. Bitte versuch es in einer Stunde noch einmal.",
};

const es: Words = {
  meetingNotOn: "Puedes entrar desde 15 minutos antes de que empiece la reunión hasta que termine.",
  noMeetingLink: "Todavía no hay un enlace de la reunión.",
  meetingSkipped: "Esa reunión se suspendió.",
  meetingAhead: "Esa reunión aún no ha empezado.",
  notInPod: "Esta persona no está en este pod",
  meetingBegun: "Esa reunión ya empezó.",
  notRecurring: "Esta reunión no se repite. Edita la propia reunión.",
  begunNotChangeable: "Esa reunión ya empezó y no se puede cambiar.",
  meetingFarAhead: "Falta más de un año para esa reunión. Cámbiala más adelante.",
  meetingLongOver: (d: { days: number }) => "Esa reunión fue hace más de " + number('es', d.days) + " d" + plural('es', d.days, { one: "ía", many: "e días", other: "ías" }) + " y ya no se puede cambiar.",
  tooManyChanges: "Cambiaste reuniones muchas veces, y cada vez se envió un correo a todo el mundo. Inténtalo de nuevo en una hora.",
};

const fr: Words = {
  meetingNotOn: "Vous pouvez entrer à partir de 15 minutes avant le début de la réunion, et jusqu’à sa fin.",
  noMeetingLink: "Il n’y a pas encore de lien de réunion.",
  meetingSkipped: "Cette réunion n’a pas eu lieu.",
  meetingAhead: "Cette réunion n’a pas encore commencé.",
  notInPod: "Cette personne n’est pas dans ce pod",
  meetingBegun: "Cette réunion a déjà commencé.",
  notRecurring: "Cette réunion ne se répète pas. Modifiez plutôt la réunion elle-même.",
  begunNotChangeable: "Cette réunion a déjà commencé et ne peut plus être modifiée.",
  meetingFarAhead: "Cette réunion est dans plus d’un an. Modifiez-la plus tard.",
  meetingLongOver: (d: { days: number }) => "Cette réunion date de plus de " + number('fr', d.days) + " " + plural('fr', d.days, { one: "jour", many: "de jours", other: "jours" }) + " et ne peut plus être modifiée.",
  tooManyChanges: "Vous avez modifié des réunions de nombreuses fois, avec un e-mail à chaque fois. Réessayez dans une heure.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
