/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  nameTaken: "Another API key has this name",
  webhookKeyExpired: "The API key of this webhook has expired.",
  webhookOff: "This webhook is turned off. Turn it on first.",
  notAnAddress: "Must be a web address",
  apiKeysFull: (d: { max: number }) => "A business can have " + number('en', d.max) + " API key" + plural('en', d.max, { one: "", other: "s" }) + ". Please revoke one that isn’t used any more.",
  webhooksFull: (d: { max: number }) => "A business can have " + number('en', d.max) + " webhook" + plural('en', d.max, { one: "", other: "s" }) + ". Please delete one that isn’t used any more.",
  tooManyApiKeys: "You’ve created many API keys. Please try again in an hour.",
  tooManyWebhooks: "You’ve created many webhooks or secrets. Please try again in an hour.",
  tooManyDeliveries: "You’ve sent many messages to webhooks. Please try again in an hour.",
};

export type Words = typeof en;

const ar: Words = {
  nameTaken: "لمفتاح API آخر هذا الاسم",
  webhookKeyExpired: "انتهت صلاحية مفتاح API لعنوان Webhook هذا.",
  webhookOff: "عنوان Webhook هذا متوقف. يلزم تشغيله أولًا.",
  notAnAddress: "يجب أن يكون عنوان ويب",
  apiKeysFull: (d: { max: number }) => plural('ar', d.max, { zero: "لا يمكن أن تكون للمؤسسة مفاتيح API", one: "يمكن أن يكون للمؤسسة مفتاح API واحد. يرجى إلغاء ما لم يعد مستخدمًا", two: "يمكن أن يكون للمؤسسة مفتاحا API. يرجى إلغاء ما لم يعد مستخدمًا", few: "يمكن أن تكون للمؤسسة " + number('ar', d.max) + " مفاتيح API. يرجى إلغاء ما لم يعد مستخدمًا", other: "يمكن أن يكون للمؤسسة " + number('ar', d.max) + " مفتاح API. يرجى إلغاء ما لم يعد مستخدمًا" }) + ".",
  webhooksFull: (d: { max: number }) => plural('ar', d.max, { zero: "لا يمكن أن تكون للمؤسسة عناوين Webhook", one: "يمكن أن يكون للمؤسسة عنوان Webhook واحد. يرجى حذف ما لم يعد مستخدمًا", two: "يمكن أن يكون للمؤسسة عنوانا Webhook. يرجى حذف ما لم يعد مستخدمًا", few: "يمكن أن تكون للمؤسسة " + number('ar', d.max) + " عناوين Webhook. يرجى حذف ما لم يعد مستخدمًا", other: "يمكن أن يكون للمؤسسة " + number('ar', d.max) + " عنوان Webhook. يرجى حذف ما لم يعد مستخدمًا" }) + ".",
  tooManyApiKeys: "أنشأت مفاتيح API كثيرة. يرجى المحاولة بعد ساعة.",
  tooManyWebhooks: "أنشأت عناوين Webhook أو مفاتيح سرية كثيرة. يرجى المحاولة بعد ساعة.",
  tooManyDeliveries: "أرسلت رسائل كثيرة إلى عناوين Webhook. يرجى المحاولة بعد ساعة.",
};

const de: Words = {
  nameTaken: "Ein anderer API-Schlüssel heißt schon so",
  webhookKeyExpired: "Der API-Schlüssel dieses Webhooks ist abgelaufen.",
  webhookOff: "Dieser Webhook ist ausgeschaltet. Schalte ihn erst ein.",
  notAnAddress: "Bitte gib eine Web-Adresse ein",
  apiKeysFull: (d: { max: number }) => "Ein Unternehmen kann höchstens " + number('de', d.max) + " API-Schlüssel haben. Bitte widerrufe einen, der nicht mehr gebraucht wird.",
  webhooksFull: (d: { max: number }) => "Ein Unternehmen kann höchstens " + number('de', d.max) + " Webhook" + plural('de', d.max, { one: "", other: "s" }) + " haben. Bitte lösche einen, der nicht mehr gebraucht wird.",
  tooManyApiKeys: "Du hast viele API-Schlüssel erstellt. Bitte versuch es in einer Stunde noch einmal.",
  tooManyWebhooks: "Du hast viele Webhooks oder Secrets erstellt. Bitte versuch es in einer Stunde noch einmal.",
  tooManyDeliveries: "Du hast viele Nachrichten an Webhooks gesendet. Bitte versuch es in einer Stunde noch einmal.",
};

const es: Words = {
  nameTaken: "Otra clave de API ya tiene este nombre",
  webhookKeyExpired: "La clave de API de este webhook ha caducado.",
  webhookOff: "Este webhook está desactivado. Actívalo primero.",
  notAnAddress: "Escribe una dirección web",
  apiKeysFull: (d: { max: number }) => "Una empresa puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "clave", many: "de claves", other: "claves" }) + " de API. Revoca una que ya no se use.",
  webhooksFull: (d: { max: number }) => "Una empresa puede tener hasta " + number('es', d.max) + " " + plural('es', d.max, { one: "webhook", many: "de webhooks", other: "webhooks" }) + ". Elimina uno que ya no se use.",
  tooManyApiKeys: "Creaste muchas claves de API. Inténtalo de nuevo en una hora.",
  tooManyWebhooks: "Creaste muchos webhooks o secretos. Inténtalo de nuevo en una hora.",
  tooManyDeliveries: "Enviaste muchos mensajes a webhooks. Inténtalo de nuevo en una hora.",
};

const fr: Words = {
  nameTaken: "Une autre clé API porte déjà ce nom",
  webhookKeyExpired: "La clé API de ce webhook a expiré.",
  webhookOff: "Ce webhook est désactivé. Activez-le d’abord.",
  notAnAddress: "Indiquez une adresse web",
  apiKeysFull: (d: { max: number }) => "Une entreprise peut avoir " + number('fr', d.max) + " " + plural('fr', d.max, { one: "clé", many: "de clés", other: "clés" }) + " API au maximum. Révoquez-en une qui ne sert plus.",
  webhooksFull: (d: { max: number }) => "Une entreprise peut avoir " + number('fr', d.max) + " " + plural('fr', d.max, { one: "webhook", many: "de webhooks", other: "webhooks" }) + " au maximum. Supprimez-en un qui ne sert plus.",
  tooManyApiKeys: "Vous avez créé beaucoup de clés API. Réessayez dans une heure.",
  tooManyWebhooks: "Vous avez créé beaucoup de webhooks ou de secrets. Réessayez dans une heure.",
  tooManyDeliveries: "Vous avez envoyé beaucoup de messages à des webhooks. Réessayez dans une heure.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
