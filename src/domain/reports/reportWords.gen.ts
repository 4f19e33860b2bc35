/* Generated from reportWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../text/messages';

const en = {
  reasons: {
    HARASSMENT: "Harassment or hate",
    SPAM: "Spam or advertising",
    DANGER: "Somebody is in danger",
    ILLEGAL: "Against the law",
    OTHER: "Something else",
  },
  outcomes: {
    removed: "It’s been removed.",
    imageRemoved: "It’s been removed, with its message.",
    REMOVED_FROM_POD: "The person has been removed from the pod.",
    DISABLED: "The person’s access to the membership has been turned off.",
    DISMISSED: "Nothing more is done about it.",
  },
  outcomesToReader: {
    REMOVED_FROM_POD: "You’ve been removed from the pod.",
    DISABLED: "Your access to the membership has been turned off.",
    DISMISSED: "Nothing more follows from it.",
  },
};

export type Words = typeof en;

const ar: Words = {
  reasons: {
    HARASSMENT: "مضايقة أو كراهية",
    SPAM: "رسائل مزعجة أو إعلانات",
    DANGER: "شخص في خطر",
    ILLEGAL: "مخالف للقانون",
    OTHER: "سبب آخر",
  },
  outcomes: {
    removed: "تمت الإزالة.",
    imageRemoved: "تمت الإزالة مع الرسالة.",
    REMOVED_FROM_POD: "تمت إزالة هذا الشخص من المجموعة.",
    DISABLED: "تم تعطيل وصول هذا الشخص إلى البرنامج.",
    DISMISSED: "لن يُتخذ إجراء آخر.",
  },
  outcomesToReader: {
    REMOVED_FROM_POD: "تمت إزالتك من المجموعة.",
    DISABLED: "تم تعطيل وصولك إلى البرنامج.",
    DISMISSED: "لن يترتب على ذلك شيء آخر.",
  },
};

const de: Words = {
  reasons: {
    HARASSMENT: "Belästigung oder Hass",
    SPAM: "Spam oder Werbung",
    DANGER: "Jemand ist in Gefahr",
    ILLEGAL: "Verstoß gegen das Gesetz",
    OTHER: "Etwas anderes",
  },
  outcomes: {
    removed: "Der gemeldete Inhalt wurde entfernt.",
    imageRemoved: "Das Bild wurde samt der Nachricht entfernt.",
    REMOVED_FROM_POD: "Die Person wurde aus dem Pod entfernt.",
    DISABLED: "Die Person wurde für das Programm gesperrt.",
    DISMISSED: "Es wird nichts weiter unternommen.",
  },
  outcomesToReader: {
    REMOVED_FROM_POD: "Du wurdest aus dem Pod entfernt.",
    DISABLED: "Dein Zugang zum Programm wurde gesperrt.",
    DISMISSED: "Für dich folgt daraus nichts weiter.",
  },
};

const es: Words = {
  reasons: {
    HARASSMENT: "Acoso u odio",
    SPAM: "Spam o publicidad",
    DANGER: "Alguien está en peligro",
    ILLEGAL: "Va contra la ley",
    OTHER: "Otra cosa",
  },
  outcomes: {
    removed: "El contenido reportado se eliminó.",
    imageRemoved: "La imagen se eliminó, junto con su mensaje.",
    REMOVED_FROM_POD: "La persona ya no está en el pod.",
    DISABLED: "La persona ya no tiene acceso al programa.",
    DISMISSED: "No se tomará ninguna medida más.",
  },
  outcomesToReader: {
    REMOVED_FROM_POD: "Ya no estás en el pod.",
    DISABLED: "Ya no tienes acceso al programa.",
    DISMISSED: "No tiene más consecuencias para ti.",
  },
};

const fr: Words = {
  reasons: {
    HARASSMENT: "Harcèlement ou haine",
    SPAM: "Spam ou publicité",
    DANGER: "Une personne est en danger",
    ILLEGAL: "Contraire à la loi",
    OTHER: "Autre chose",
  },
  outcomes: {
    removed: "Le contenu a été retiré.",
    imageRemoved: "L’image a été retirée, avec son message.",
    REMOVED_FROM_POD: "La personne a été retirée du pod.",
    DISABLED: "L’accès de la personne au programme a été désactivé.",
    DISMISSED: "Il n’y aura pas d’autre suite.",
  },
  outcomesToReader: {
    REMOVED_FROM_POD: "Vous ne faites plus partie du pod.",
    DISABLED: "Votre accès au programme a été désactivé.",
    DISMISSED: "Il n’y aura pas d’autre suite pour vous.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
