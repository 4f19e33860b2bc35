/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  keyCreated: {
    subject: (d: { businessName: string }) => "New API key for " + d.businessName,
    textToCreator: (d: { keyName: string; businessName: string; date: string; scopes: string }) => "You created the API key ‘" + d.keyName + "’ for " + d.businessName + ". It works until " + d.date + ", with these scopes: " + d.scopes + ".",
    text: (d: { by: string; keyName: string; businessName: string; date: string; scopes: string }) => d.by + " created the API key ‘" + d.keyName + "’ for " + d.businessName + ". It works until " + d.date + ", with these scopes: " + d.scopes + ".",
    notYou: "If this wasn’t you, revoke the key now, and change your password.",
    ask: (d: { by: string }) => "If you don’t know what the key is for, ask " + d.by + ", or revoke it now.",
  },
  keyExpiring: {
    subject: (d: { businessName: string; date: string }) => "An API key for " + d.businessName + " expires on " + d.date,
    text: (d: { keyName: string; date: string }) => "The API key ‘" + d.keyName + "’ stops working on " + d.date + ". If a program still uses it, create a new key, give it to the program, and then revoke this one.",
  },
  seeKeys: "See API keys",
  webhookCreated: {
    subject: (d: { businessName: string }) => "New webhook for " + d.businessName,
    textToCreator: (d: { host: string; businessName: string }) => "You created a webhook: from now on we tell " + d.host + " what happens in " + d.businessName + ", with names and email addresses of members.",
    text: (d: { by: string; host: string; businessName: string }) => d.by + " created a webhook: from now on we tell " + d.host + " what happens in " + d.businessName + ", with names and email addresses of members.",
    notYou: "If this wasn’t you, delete the webhook now, and change your password.",
    ask: (d: { by: string }) => "If you don’t know what it’s for, ask " + d.by + ", or delete it now.",
  },
  webhookDisabled: {
    subject: (d: { businessName: string }) => "A webhook of " + d.businessName + " was turned off",
    text: (d: { host: string; days: number; businessName: string }) => d.host + " has accepted nothing for " + number('en', d.days) + " days, so we no longer send it what happens in " + d.businessName + ".",
    onAgain: "Once it works again, turn the webhook on. It won’t be told what happens until then.",
  },
  seeWebhook: "See the webhook",
  why: (d: { businessName: string }) => "You’re getting this because you run " + d.businessName + ".",
};

export type Words = typeof en;

const ar: Words = {
  keyCreated: {
    subject: (d: { businessName: string }) => "مفتاح API جديد للمؤسسة " + d.businessName,
    textToCreator: (d: { keyName: string; businessName: string; date: string; scopes: string }) => "أنشأت مفتاح API «" + d.keyName + "» للمؤسسة " + d.businessName + ". هو صالح حتى " + d.date + "، وصلاحياته: " + d.scopes + ".",
    text: (d: { by: string; keyName: string; businessName: string; date: string; scopes: string }) => "مفتاح API جديد «" + d.keyName + "» للمؤسسة " + d.businessName + "، من إنشاء " + d.by + ". هو صالح حتى " + d.date + "، وصلاحياته: " + d.scopes + ".",
    notYou: "إذا لم يكن ذلك منك، يُرجى إلغاء المفتاح الآن وتغيير كلمة مرورك.",
    ask: (d: { by: string }) => "إذا لم يكن الغرض من المفتاح معروفًا لديك، يمكنك سؤال " + d.by + " أو إلغاؤه الآن.",
  },
  keyExpiring: {
    subject: (d: { businessName: string; date: string }) => "مفتاح API للمؤسسة " + d.businessName + " ينتهي في " + d.date,
    text: (d: { keyName: string; date: string }) => "يتوقف عمل مفتاح API «" + d.keyName + "» في " + d.date + ". إذا كان تطبيق لا يزال يستخدمه، يُرجى إنشاء مفتاح جديد وتزويد التطبيق به، ثم إلغاء هذا.",
  },
  seeKeys: "عرض مفاتيح API",
  webhookCreated: {
    subject: (d: { businessName: string }) => "عنوان Webhook جديد للمؤسسة " + d.businessName,
    textToCreator: (d: { host: string; businessName: string }) => "أنشأت عنوان Webhook: من الآن نخبر " + d.host + " بما يحدث في " + d.businessName + "، مع أسماء الأعضاء وعناوين بريدهم.",
    text: (d: { by: string; host: string; businessName: string }) => "عنوان Webhook جديد من إنشاء " + d.by + ": من الآن نخبر " + d.host + " بما يحدث في " + d.businessName + "، مع أسماء الأعضاء وعناوين بريدهم.",
    notYou: "إذا لم يكن ذلك منك، يُرجى حذف العنوان الآن وتغيير كلمة مرورك.",
    ask: (d: { by: string }) => "إذا لم يكن الغرض منه معروفًا لديك، يمكنك سؤال " + d.by + " أو حذفه الآن.",
  },
  webhookDisabled: {
    subject: (d: { businessName: string }) => "تم إيقاف عنوان Webhook للمؤسسة " + d.businessName,
    text: (d: { host: string; days: number; businessName: string }) => "لم يقبل " + d.host + " أي رسالة طوال " + plural('ar', d.days, { one: "يوم واحد", two: "يومين", few: number('ar', d.days) + " أيام", many: number('ar', d.days) + " يومًا", other: number('ar', d.days) + " يوم" }) + "، لذا لم نعد نخبره بما يحدث في " + d.businessName + ".",
    onAgain: "عندما يعمل من جديد يمكنك تفعيله. لن يصله ما يحدث حتى ذلك الحين.",
  },
  seeWebhook: "عرض العنوان",
  why: (d: { businessName: string }) => "وصلك هذا البريد لأن لك دورًا في إدارة " + d.businessName + ".",
};

const de: Words = {
  keyCreated: {
    subject: (d: { businessName: string }) => "Neuer API-Schlüssel für " + d.businessName,
    textToCreator: (d: { keyName: string; businessName: string; date: string; scopes: string }) => "Du hast für " + d.businessName + " den API-Schlüssel „" + d.keyName + "“ erstellt. Er gilt bis " + d.date + " und hat diese Rechte: " + d.scopes + ".",
    text: (d: { by: string; keyName: string; businessName: string; date: string; scopes: string }) => d.by + " hat für " + d.businessName + " den API-Schlüssel „" + d.keyName + "“ erstellt. Er gilt bis " + d.date + " und hat diese Rechte: " + d.scopes + ".",
    notYou: "Wenn du das nicht warst, widerrufe den Schlüssel jetzt und ändere dein Passwort.",
    ask: (d: { by: string }) => "Wenn du nicht weißt, wofür der Schlüssel ist, frag " + d.by + " oder widerrufe ihn jetzt.",
  },
  keyExpiring: {
    subject: (d: { businessName: string; date: string }) => "Ein API-Schlüssel für " + d.businessName + " läuft am " + d.date + " ab",
    text: (d: { keyName: string; date: string }) => "Der API-Schlüssel „" + d.keyName + "“ gilt ab " + d.date + " nicht mehr. Wenn eine Anwendung ihn noch verwendet, erstelle einen neuen, trag ihn dort ein und widerrufe dann diesen.",
  },
  seeKeys: "API-Schlüssel ansehen",
  webhookCreated: {
    subject: (d: { businessName: string }) => "Neuer Webhook für " + d.businessName,
    textToCreator: (d: { host: string; businessName: string }) => "Du hast einen Webhook erstellt: Ab jetzt erfährt " + d.host + " von uns, was in " + d.businessName + " passiert, mit Namen und E-Mail-Adressen von Mitgliedern.",
    text: (d: { by: string; host: string; businessName: string }) => d.by + " hat einen Webhook erstellt: Ab jetzt erfährt " + d.host + " von uns, was in " + d.businessName + " passiert, mit Namen und E-Mail-Adressen von Mitgliedern.",
    notYou: "Wenn du das nicht warst, lösche den Webhook jetzt und ändere dein Passwort.",
    ask: (d: { by: string }) => "Wenn du nicht weißt, wofür er ist, frag " + d.by + " oder lösche ihn jetzt.",
  },
  webhookDisabled: {
    subject: (d: { businessName: string }) => "Ein Webhook von " + d.businessName + " wurde ausgeschaltet",
    text: (d: { host: string; days: number; businessName: string }) => d.host + " hat seit " + number('de', d.days) + " Tagen nichts angenommen. Deshalb erfährt diese Adresse von uns nicht mehr, was in " + d.businessName + " passiert.",
    onAgain: "Wenn sie wieder funktioniert, schalte den Webhook ein. Was bis dahin passiert, wird nicht nachgesendet.",
  },
  seeWebhook: "Webhook ansehen",
  why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil du " + d.businessName + " betreust.",
};

const es: Words = {
  keyCreated: {
    subject: (d: { businessName: string }) => "Clave de API nueva para " + d.businessName,
    textToCreator: (d: { keyName: string; businessName: string; date: string; scopes: string }) => "Creaste la clave de API «" + d.keyName + "» para " + d.businessName + ". Funciona hasta el " + d.date + ", con estos permisos: " + d.scopes + ".",
    text: (d: { by: string; keyName: string; businessName: string; date: string; scopes: string }) => d.by + " creó la clave de API «" + d.keyName + "» para " + d.businessName + ". Funciona hasta el " + d.date + ", con estos permisos: " + d.scopes + ".",
    notYou: "Si no fuiste tú, revoca la clave ahora y cambia tu contraseña.",
    ask: (d: { by: string }) => "Si no sabes para qué es la clave, pregúntale a " + d.by + " o revócala ahora.",
  },
  keyExpiring: {
    subject: (d: { businessName: string; date: string }) => "Una clave de API de " + d.businessName + " caduca el " + d.date,
    text: (d: { keyName: string; date: string }) => "La clave de API «" + d.keyName + "» deja de funcionar el " + d.date + ". Si alguna aplicación la usa todavía, crea una clave nueva, ponla en la aplicación y después revoca esta.",
  },
  seeKeys: "Ver claves de API",
  webhookCreated: {
    subject: (d: { businessName: string }) => "Webhook nuevo para " + d.businessName,
    textToCreator: (d: { host: string; businessName: string }) => "Creaste un webhook: a partir de ahora avisamos a " + d.host + " de lo que ocurre en " + d.businessName + ", con nombres y correos de miembros.",
    text: (d: { by: string; host: string; businessName: string }) => d.by + " creó un webhook: a partir de ahora avisamos a " + d.host + " de lo que ocurre en " + d.businessName + ", con nombres y correos de miembros.",
    notYou: "Si no fuiste tú, elimina el webhook ahora y cambia tu contraseña.",
    ask: (d: { by: string }) => "Si no sabes para qué es, pregúntale a " + d.by + " o elimínalo ahora.",
  },
  webhookDisabled: {
    subject: (d: { businessName: string }) => "Se desactivó un webhook de " + d.businessName,
    text: (d: { host: string; days: number; businessName: string }) => d.host + " lleva " + number('es', d.days) + " días sin aceptar nada, así que ya no le avisamos de lo que ocurre en " + d.businessName + ".",
    onAgain: "Cuando esa dirección funcione de nuevo, activa el webhook. De lo que ocurra hasta entonces no le avisaremos.",
  },
  seeWebhook: "Ver el webhook",
  why: (d: { businessName: string }) => "Recibes este correo porque administras " + d.businessName + ".",
};

const fr: Words = {
  keyCreated: {
    subject: (d: { businessName: string }) => "Nouvelle clé API pour l’entreprise " + d.businessName,
    textToCreator: (d: { keyName: string; businessName: string; date: string; scopes: string }) => "Vous avez créé la clé API « " + d.keyName + " » pour l’entreprise " + d.businessName + ". Elle fonctionne jusqu’au " + d.date + ", avec ces autorisations : " + d.scopes + ".",
    text: (d: { by: string; keyName: string; businessName: string; date: string; scopes: string }) => d.by + " a créé la clé API « " + d.keyName + " » pour l’entreprise " + d.businessName + ". Elle fonctionne jusqu’au " + d.date + ", avec ces autorisations : " + d.scopes + ".",
    notYou: "Si ce n’était pas vous, révoquez la clé maintenant et changez de mot de passe.",
    ask: (d: { by: string }) => "Si vous ne savez pas à quoi sert la clé, demandez à " + d.by + ", ou révoquez-la maintenant.",
  },
  keyExpiring: {
    subject: (d: { businessName: string; date: string }) => "Une clé API de l’entreprise " + d.businessName + " expire le " + d.date,
    text: (d: { keyName: string; date: string }) => "La clé API « " + d.keyName + " » cesse de fonctionner le " + d.date + ". Si une application l’utilise encore, créez une nouvelle clé, donnez-la à l’application, puis révoquez celle-ci.",
  },
  seeKeys: "Voir les clés API",
  webhookCreated: {
    subject: (d: { businessName: string }) => "Nouveau webhook pour l’entreprise " + d.businessName,
    textToCreator: (d: { host: string; businessName: string }) => "Vous avez créé un webhook : nous signalons désormais à " + d.host + " ce qui se passe dans l’entreprise " + d.businessName + ", avec des noms et adresses e-mail de membres.",
    text: (d: { by: string; host: string; businessName: string }) => d.by + " a créé un webhook : nous signalons désormais à " + d.host + " ce qui se passe dans l’entreprise " + d.businessName + ", avec des noms et adresses e-mail de membres.",
    notYou: "Si ce n’était pas vous, supprimez le webhook maintenant et changez de mot de passe.",
    ask: (d: { by: string }) => "Si vous ne savez pas à quoi il sert, demandez à " + d.by + ", ou supprimez-le maintenant.",
  },
  webhookDisabled: {
    subject: (d: { businessName: string }) => "Un webhook de l’entreprise " + d.businessName + " est désactivé",
    text: (d: { host: string; days: number; businessName: string }) => d.host + " n’accepte plus rien depuis " + number('fr', d.days) + " jours : nous ne lui signalons plus ce qui se passe dans l’entreprise " + d.businessName + ".",
    onAgain: "Quand cette adresse fonctionnera de nouveau, réactivez le webhook. Ce qui se passe d’ici là ne lui sera pas signalé.",
  },
  seeWebhook: "Voir le webhook",
  why: (d: { businessName: string }) => "Vous recevez cet e-mail car vous gérez l’entreprise " + d.businessName + ".",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
