/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  actionDue: "This notification needs an answer before it can be dismissed.",
  goneOn: "This can’t be undone any more, as it’s been dealt with since.",
  tooLate: "It’s too late to undo this.",
  deviceKey: "This is not a device key.",
  deviceSecret: "This is not a device secret.",
  unsubscribe: "This is not a one-click unsubscribe.",
};

export type Words = typeof en;

const ar: Words = {
  actionDue: "يحتاج هذا الإشعار إلى رد قبل إغلاقه.",
  goneOn: "لم يعد التراجع ممكنًا، فقد عولج الأمر منذ ذلك الحين.",
  tooLate: "فات أوان التراجع عن هذا.",
  deviceKey: "هذا ليس مفتاح جهاز.",
  deviceSecret: "هذا ليس سر جهاز.",
  unsubscribe: "هذا ليس إلغاء اشتراك بنقرة واحدة.",
};

const de: Words = {
  actionDue: "Diese Benachrichtigung braucht erst eine Antwort.",
  goneOn: "Das lässt sich nicht mehr rückgängig machen, weil es inzwischen erledigt ist.",
  tooLate: "Das lässt sich nicht mehr rückgängig machen.",
  deviceKey: "Das ist kein Schlüssel eines Geräts.",
  deviceSecret: "Das ist kein Secret eines Geräts.",
  unsubscribe: "Das ist keine Abbestellung mit einem Klick.",
};

const es: Words = {
  actionDue: "Esta notificación necesita antes una respuesta.",
  goneOn: "Ya no se puede deshacer, porque mientras tanto se resolvió.",
  tooLate: "Ya es tarde para deshacerlo.",
  deviceKey: "No es la clave de un dispositivo.",
  deviceSecret: "No es el secreto de un dispositivo.",
  unsubscribe: "No es una baja con un clic.",
};

const fr: Words = {
  actionDue: "Cette notification attend d’abord une réponse.",
  goneOn: "Il est trop tard pour annuler : c’est réglé depuis.",
  tooLate: "Il est trop tard pour annuler.",
  deviceKey: "Ce n’est pas la clé d’un appareil.",
  deviceSecret: "Ce n’est pas le secret d’un appareil.",
  unsubscribe: "Ce n’est pas un désabonnement en un clic.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
