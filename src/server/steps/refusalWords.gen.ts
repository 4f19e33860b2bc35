/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  meetingNotOn: "You can write for others only during the meeting and in the hour after it.",
  stepNotSet: "This step isn’t set any more.",
  stepsOff: "Next Tiny Steps are turned off in this membership.",
  stepClosed: "This is a previous step, so it can’t be changed any more.",
  ownStep: "This is your own step.",
  stepSet: "They already have a step.",
  alreadyNudged: "They’ve been nudged in the last 24 hours.",
  commentsFull: "This step has as many comments as it can hold. Write in the chat instead.",
  otherStep: "This belongs to another step",
  tooManyComments: "You’ve written a lot of comments. Please try again in an hour.",
};

export type Words = typeof en;

const ar: Words = {
  meetingNotOn: "يمكن الكتابة نيابة عن غيرك أثناء اللقاء وفي الساعة التالية له فقط.",
  stepNotSet: "لم تعد هذه الخطوة محددة.",
  stepsOff: "الخطوات الصغيرة التالية متوقفة في هذا البرنامج.",
  stepClosed: "هذه خطوة سابقة، فلا يمكن تغييرها.",
  ownStep: "هذه خطوتك.",
  stepSet: "لدى هذا الشخص خطوة من قبل.",
  alreadyNudged: "وصل هذا الشخص تذكير ودي خلال آخر 24 ساعة.",
  commentsFull: "لم يعد في هذه الخطوة متسع لتعليقات. يمكن الكتابة في المحادثة.",
  otherStep: "هذا يخص خطوة أخرى",
  tooManyComments: "كتبت تعليقات كثيرة. يرجى المحاولة بعد ساعة.",
};

const de: Words = {
  meetingNotOn: "Für andere kannst du nur während des Treffens und in der Stunde danach schreiben.",
  stepNotSet: "Dieser Schritt ist nicht mehr festgelegt.",
  stepsOff: "In diesem Programm sind Mini-Schritte ausgeschaltet.",
  stepClosed: "Das ist ein früherer Schritt. Er lässt sich nicht mehr ändern.",
  ownStep: "Das ist dein eigener Schritt.",
  stepSet: "Die Person hat schon einen Schritt.",
  alreadyNudged: "Die Person wurde in den letzten 24 Stunden schon angestupst.",
  commentsFull: "Mehr Kommentare sind bei diesem Schritt nicht möglich. Schreib lieber im Chat.",
  otherStep: "Das gehört zu einem anderen Schritt",
  tooManyComments: "Du hast sehr viele Kommentare geschrieben. Bitte versuch es in einer Stunde noch einmal.",
};

const es: Words = {
  meetingNotOn: "Solo puedes escribir por otras personas durante la reunión y en la hora siguiente.",
  stepNotSet: "Este paso ya no está definido.",
  stepsOff: "En este programa los pequeños pasos están desactivados.",
  stepClosed: "Es un paso anterior y ya no se puede cambiar.",
  ownStep: "Es tu propio paso.",
  stepSet: "Esta persona ya tiene un paso.",
  alreadyNudged: "Ya le dieron un toque a esta persona en las últimas 24 horas.",
  commentsFull: "En este paso ya no caben más comentarios. Escribe en el chat.",
  otherStep: "Esto es de otro paso",
  tooManyComments: "Escribiste muchos comentarios. Inténtalo de nuevo en una hora.",
};

const fr: Words = {
  meetingNotOn: "Vous ne pouvez écrire pour d’autres que pendant la réunion et dans l’heure qui suit.",
  stepNotSet: "Ce petit pas n’est plus défini.",
  stepsOff: "Les petits pas sont désactivés dans ce programme.",
  stepClosed: "C’est un ancien petit pas : il ne peut plus être modifié.",
  ownStep: "C’est votre propre petit pas.",
  stepSet: "Cette personne a déjà un petit pas.",
  alreadyNudged: "Cette personne a déjà reçu un coup de pouce ces dernières 24 heures.",
  commentsFull: "Ce petit pas a déjà le maximum de commentaires. Écrivez plutôt dans la discussion.",
  otherStep: "Cela appartient à un autre petit pas",
  tooManyComments: "Vous avez écrit beaucoup de commentaires. Réessayez dans une heure.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
