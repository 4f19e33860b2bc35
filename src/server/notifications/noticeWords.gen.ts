/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  okay: "Okay",
  formerMember: "a former member",
  unreadable: "This notification can’t be shown.",
  sessionEnd: {
    inTwoDays: "You’ll be logged out of Stepwell in two days. Open it to stay logged in.",
    soon: "You’ll soon be logged out of Stepwell. Open it to stay logged in.",
  },
};

export type Words = typeof en;

const ar: Words = {
  okay: "حسنًا",
  formerMember: "عضو سابق",
  unreadable: "تعذر عرض هذا الإشعار.",
  sessionEnd: {
    inTwoDays: "سيتم تسجيل خروجك من Stepwell بعد يومين. فتح Stepwell يُبقي دخولك.",
    soon: "سيتم تسجيل خروجك من Stepwell قريبًا. فتح Stepwell يُبقي دخولك.",
  },
};

const de: Words = {
  okay: "Okay",
  formerMember: "Ehemaliges Mitglied",
  unreadable: "Diese Benachrichtigung kann nicht angezeigt werden.",
  sessionEnd: {
    inTwoDays: "In zwei Tagen wirst du bei Stepwell abgemeldet. Öffne Stepwell, um angemeldet zu bleiben.",
    soon: "Du wirst bald bei Stepwell abgemeldet. Öffne Stepwell, um angemeldet zu bleiben.",
  },
};

const es: Words = {
  okay: "Entendido",
  formerMember: "alguien que ya no está",
  unreadable: "No se puede mostrar esta notificación.",
  sessionEnd: {
    inTwoDays: "Tu sesión de Stepwell se cerrará en dos días. Abre Stepwell para mantenerla.",
    soon: "Tu sesión de Stepwell se cerrará pronto. Abre Stepwell para mantenerla.",
  },
};

const fr: Words = {
  okay: "OK",
  formerMember: "quelqu’un qui n’est plus là",
  unreadable: "Cette notification ne peut pas être affichée.",
  sessionEnd: {
    inTwoDays: "Votre session Stepwell prendra fin dans deux jours. Ouvrez l’application pour la prolonger.",
    soon: "Votre session Stepwell prendra bientôt fin. Ouvrez l’application pour la prolonger.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
