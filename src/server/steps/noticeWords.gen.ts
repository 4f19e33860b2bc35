/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  due: (d: { podName: string; day: string; description: string }) => "Your step in <b>" + d.podName + "</b> is due " + d.day + ": <i>" + d.description + "</i>",
  overdue: (d: { podName: string; day: string; description: string }) => "How did it go? Your step in <b>" + d.podName + "</b> was due " + d.day + ": <i>" + d.description + "</i>",
  done: "Done",
  notDone: "Not done",
  nudged: (d: { senderName: string; podName: string }) => "<b>" + d.senderName + "</b> is looking forward to your Next Tiny Step in <b>" + d.podName + "</b>. Small is good.",
  cheered: {
    text: (d: { senderName: string; description: string }) => "<b>" + d.senderName + "</b> cheered your step 👏 <i>" + d.description + "</i>",
    button: "See step",
    group: (d: { count: number }) => number('en', d.count) + " people cheered your step.",
  },
  commented: {
    text: (d: { senderName: string }) => "<b>" + d.senderName + "</b> commented on your step.",
    button: "See comment",
    group: (d: { count: number }) => number('en', d.count) + " comments on your step.",
  },
  entered: {
    NotSet: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted your step in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    InProgress: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted your next step in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    Done: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted that your step is done in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    NotDone: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted that your step isn’t done in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
  },
  confirm: "Confirm",
  missing: (d: { podName: string }) => "What’s your next tiny step? There’s none under way in <b>" + d.podName + "</b>.",
  setStep: "Set a step",
};

export type Words = typeof en;

const ar: Words = {
  due: (d: { podName: string; day: string; description: string }) => "موعد خطوتك في <b>" + d.podName + "</b> يوم " + d.day + ": <i>" + d.description + "</i>",
  overdue: (d: { podName: string; day: string; description: string }) => "كيف سار الأمر؟ كان موعد خطوتك في <b>" + d.podName + "</b> يوم " + d.day + ": <i>" + d.description + "</i>",
  done: "أُنجزت",
  notDone: "لم تُنجز",
  nudged: (d: { senderName: string; podName: string }) => "تذكير ودي من <b>" + d.senderName + "</b>: نتطلع إلى خطوتك الصغيرة في <b>" + d.podName + "</b>. خير الخطوات أصغرها.",
  cheered: {
    text: (d: { senderName: string; description: string }) => "تشجيع من <b>" + d.senderName + "</b> لخطوتك 👏 <i>" + d.description + "</i>",
    button: "عرض الخطوة",
    group: (d: { count: number }) => "من شجعوا خطوتك: " + d.count + ".",
  },
  commented: {
    text: (d: { senderName: string }) => "تعليق من <b>" + d.senderName + "</b> على خطوتك.",
    button: "عرض التعليق",
    group: (d: { count: number }) => "التعليقات على خطوتك: " + d.count + ".",
  },
  entered: {
    NotSet: (d: { senderName: string; podName: string; description: string }) => "تدوين من <b>" + d.senderName + "</b> لخطوتك في <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    InProgress: (d: { senderName: string; podName: string; description: string }) => "تدوين من <b>" + d.senderName + "</b> لخطوتك التالية في <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    Done: (d: { senderName: string; podName: string; description: string }) => "خطوتك في <b>" + d.podName + "</b> أُنجزت، بتسجيل من <b>" + d.senderName + "</b>: <i>" + d.description + "</i>",
    NotDone: (d: { senderName: string; podName: string; description: string }) => "خطوتك في <b>" + d.podName + "</b> لم تُنجز، بتسجيل من <b>" + d.senderName + "</b>: <i>" + d.description + "</i>",
  },
  confirm: "تأكيد",
  missing: (d: { podName: string }) => "ما خطوتك الصغيرة التالية؟ لا خطوة جارية في <b>" + d.podName + "</b>.",
  setStep: "تحديد خطوة",
};

const de: Words = {
  due: (d: { podName: string; day: string; description: string }) => "Dein Schritt in <b>" + d.podName + "</b> ist am " + d.day + " fällig: <i>" + d.description + "</i>",
  overdue: (d: { podName: string; day: string; description: string }) => "Wie ist es gelaufen? Dein Schritt in <b>" + d.podName + "</b> war am " + d.day + " fällig: <i>" + d.description + "</i>",
  done: "Geschafft",
  notDone: "Nicht geschafft",
  nudged: (d: { senderName: string; podName: string }) => "<b>" + d.senderName + "</b> ist gespannt auf deinen nächsten Mini-Schritt in <b>" + d.podName + "</b>. Klein ist gut.",
  cheered: {
    text: (d: { senderName: string; description: string }) => "<b>" + d.senderName + "</b> applaudiert dir für deinen Schritt 👏 <i>" + d.description + "</i>",
    button: "Schritt ansehen",
    group: (d: { count: number }) => number('de', d.count) + " Personen applaudieren dir für deinen Schritt.",
  },
  commented: {
    text: (d: { senderName: string }) => "<b>" + d.senderName + "</b> hat deinen Schritt kommentiert.",
    button: "Kommentar ansehen",
    group: (d: { count: number }) => number('de', d.count) + " Kommentare zu deinem Schritt.",
  },
  entered: {
    NotSet: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> hat deinen Schritt in <b>" + d.podName + "</b> eingetragen: <i>" + d.description + "</i>",
    InProgress: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> hat deinen nächsten Schritt in <b>" + d.podName + "</b> eingetragen: <i>" + d.description + "</i>",
    Done: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> hat eingetragen, dass du deinen Schritt in <b>" + d.podName + "</b> geschafft hast: <i>" + d.description + "</i>",
    NotDone: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> hat eingetragen, dass du deinen Schritt in <b>" + d.podName + "</b> nicht geschafft hast: <i>" + d.description + "</i>",
  },
  confirm: "Bestätigen",
  missing: (d: { podName: string }) => "Was ist dein nächster Mini-Schritt? In <b>" + d.podName + "</b> hast du gerade keinen.",
  setStep: "Schritt festlegen",
};

const es: Words = {
  due: (d: { podName: string; day: string; description: string }) => "Tu paso en <b>" + d.podName + "</b> vence el " + d.day + ": <i>" + d.description + "</i>",
  overdue: (d: { podName: string; day: string; description: string }) => "¿Qué tal te fue? Tu paso en <b>" + d.podName + "</b> vencía el " + d.day + ": <i>" + d.description + "</i>",
  done: "Logrado",
  notDone: "No logrado",
  nudged: (d: { senderName: string; podName: string }) => "<b>" + d.senderName + "</b> tiene ganas de ver tu próximo pequeño paso en <b>" + d.podName + "</b>. Que sea pequeño está bien.",
  cheered: {
    text: (d: { senderName: string; description: string }) => "<b>" + d.senderName + "</b> aplaudió tu paso 👏 <i>" + d.description + "</i>",
    button: "Ver paso",
    group: (d: { count: number }) => number('es', d.count) + " personas aplaudieron tu paso.",
  },
  commented: {
    text: (d: { senderName: string }) => "<b>" + d.senderName + "</b> comentó tu paso.",
    button: "Ver comentario",
    group: (d: { count: number }) => number('es', d.count) + " comentarios sobre tu paso.",
  },
  entered: {
    NotSet: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> anotó tu paso en <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    InProgress: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> anotó tu próximo paso en <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    Done: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> anotó que lograste tu paso en <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    NotDone: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> anotó que no lograste tu paso en <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
  },
  confirm: "Confirmar",
  missing: (d: { podName: string }) => "¿Cuál es tu próximo pequeño paso? Ahora no tienes ninguno en <b>" + d.podName + "</b>.",
  setStep: "Definir un paso",
};

const fr: Words = {
  due: (d: { podName: string; day: string; description: string }) => "Votre petit pas dans le pod <b>" + d.podName + "</b> est pour le " + d.day + " : <i>" + d.description + "</i>",
  overdue: (d: { podName: string; day: string; description: string }) => "Comment ça s’est passé ? Votre petit pas dans le pod <b>" + d.podName + "</b> était pour le " + d.day + " : <i>" + d.description + "</i>",
  done: "Fait",
  notDone: "Pas fait",
  nudged: (d: { senderName: string; podName: string }) => "<b>" + d.senderName + "</b> a hâte de voir votre petit pas dans le pod <b>" + d.podName + "</b>. Petit, c’est bien.",
  cheered: {
    text: (d: { senderName: string; description: string }) => "<b>" + d.senderName + "</b> applaudit votre petit pas 👏 <i>" + d.description + "</i>",
    button: "Voir le petit pas",
    group: (d: { count: number }) => number('fr', d.count) + " personnes applaudissent votre petit pas.",
  },
  commented: {
    text: (d: { senderName: string }) => "<b>" + d.senderName + "</b> a commenté votre petit pas.",
    button: "Voir le commentaire",
    group: (d: { count: number }) => number('fr', d.count) + " commentaires sur votre petit pas.",
  },
  entered: {
    NotSet: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> a noté votre petit pas dans le pod <b>" + d.podName + "</b> : <i>" + d.description + "</i>",
    InProgress: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> a noté votre prochain petit pas dans le pod <b>" + d.podName + "</b> : <i>" + d.description + "</i>",
    Done: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> a noté que votre petit pas dans le pod <b>" + d.podName + "</b> est fait : <i>" + d.description + "</i>",
    NotDone: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> a noté que votre petit pas dans le pod <b>" + d.podName + "</b> n’est pas fait : <i>" + d.description + "</i>",
  },
  confirm: "Confirmer",
  missing: (d: { podName: string }) => "Quel est votre prochain petit pas ? Il n’y en a pas en cours dans le pod <b>" + d.podName + "</b>.",
  setStep: "Définir un petit pas",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
