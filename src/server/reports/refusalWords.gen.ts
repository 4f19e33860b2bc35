/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  answeredAlready: "You’ve answered already.",
  notDecided: "Nothing has been decided yet.",
  outcomeImpossible: "That’s no longer possible. Please choose something else.",
  decidedAlready: "This report has been decided already.",
  ownReport: "You can’t report yourself.",
  reportedMeanwhile: "This has just been reported. Please try again.",
  goneAlready: "It’s gone already.",
  tooManyReports: "You’ve reported a lot today. Please try again tomorrow, or write to the owner.",
  tooManyAnswers: "Please try again tomorrow.",
};

export type Words = typeof en;

const ar: Words = {
  answeredAlready: "سبق ردك.",
  notDecided: "لم يُبت في شيء بعد.",
  outcomeImpossible: "لم يعد ذلك ممكنًا. يرجى اختيار شيء آخر.",
  decidedAlready: "سبق البت في هذا البلاغ.",
  ownReport: "لا يمكنك الإبلاغ عن نفسك.",
  reportedMeanwhile: "أُبلغ عن هذا قبل قليل. يرجى المحاولة مرة أخرى.",
  goneAlready: "لم يعد هذا موجودًا.",
  tooManyReports: "أرسلت بلاغات كثيرة اليوم. يرجى المحاولة غدًا أو مراسلة المالك.",
  tooManyAnswers: "يرجى المحاولة غدًا.",
};

const de: Words = {
  answeredAlready: "Du hast schon geantwortet.",
  notDecided: "Es ist noch nichts entschieden.",
  outcomeImpossible: "Das geht nicht mehr. Bitte wähle etwas anderes.",
  decidedAlready: "Über diese Meldung ist schon entschieden.",
  ownReport: "Du kannst dich nicht selbst melden.",
  reportedMeanwhile: "Das wurde gerade gemeldet. Bitte versuch es noch einmal.",
  goneAlready: "Es ist schon nicht mehr da.",
  tooManyReports: "Du hast heute sehr viel gemeldet. Bitte versuch es morgen noch einmal, oder schreib dem Team.",
  tooManyAnswers: "Bitte versuch es morgen noch einmal.",
};

const es: Words = {
  answeredAlready: "Ya respondiste.",
  notDecided: "Todavía no se ha decidido nada.",
  outcomeImpossible: "Eso ya no es posible. Elige otra cosa.",
  decidedAlready: "Este reporte ya está resuelto.",
  ownReport: "No te puedes reportar.",
  reportedMeanwhile: "Esto se acaba de reportar. Inténtalo de nuevo.",
  goneAlready: "Ya no está.",
  tooManyReports: "Hoy enviaste muchos reportes. Inténtalo mañana o escribe al equipo.",
  tooManyAnswers: "Inténtalo de nuevo mañana.",
};

const fr: Words = {
  answeredAlready: "Vous avez déjà répondu.",
  notDecided: "Rien n’a encore été décidé.",
  outcomeImpossible: "Ce n’est plus possible. Choisissez autre chose.",
  decidedAlready: "Ce signalement a déjà été traité.",
  ownReport: "Vous ne pouvez pas vous signaler vous-même.",
  reportedMeanwhile: "Cela vient d’être signalé. Réessayez.",
  goneAlready: "Ce n’est déjà plus là.",
  tooManyReports: "Vous avez fait beaucoup de signalements aujourd’hui. Réessayez demain, ou écrivez à l’équipe.",
  tooManyAnswers: "Réessayez demain.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
