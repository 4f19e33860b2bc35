/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  wrongPassword: "That isn’t the password for this address.",
  wrongCode: "That code isn’t right, or it has expired. Please ask for another.",
  inviteLinkInvalid: "The invite link is no longer valid. Please ask for a new one.",
  signOnExpired: "That took too long, or it was started in another browser. Please log in again.",
  untested: "Choose ‘Nobody’ until you’ve tested the provider with these settings.",
  identitiesFull: (d: { max: number }) => "Your account is linked " + number('en', d.max) + " time" + plural('en', d.max, { one: "", other: "s" }) + ". Please remove a link that you don’t use.",
  signOnUnverified: (d: { providerName: string }) => d.providerName + " doesn’t say that your email address has been verified. Please log in another way, and tell whoever runs " + d.providerName + ".",
  signOnElsewhere: (d: { providerName: string; businessName: string }) => d.providerName + " is for people of " + d.businessName + ", where you don’t have a place. Please open your invite link first, or log in another way.",
  signOnElsewhereUnnamed: (d: { providerName: string }) => d.providerName + " is for people of this business, where you don’t have a place. Please open your invite link first, or log in another way.",
  tooManyCodes: "We’ve sent many codes. Please try again in an hour.",
  tooManyGuesses: "You’ve tried too many codes. Please use your password, or try again tomorrow.",
  tooManySettings: "You’ve tried many settings. Please try again in an hour.",
  providerUnavailable: (d: { name: string }) => d.name + " isn’t answering right now. Please try again in a minute, or log in another way.",
  providerRefused: (d: { name: string }) => d.name + " didn’t log you in. Please try again, or log in another way.",
  providerInvalid: (d: { name: string }) => "What " + d.name + " answered doesn’t check out. Please log in another way, and tell whoever runs " + d.name + ".",
  issuerUnavailable: "The provider isn’t answering, so nothing has been saved. Please check the issuer, or try again later.",
};

export type Words = typeof en;

const ar: Words = {
  wrongPassword: "هذه ليست كلمة المرور لهذا العنوان.",
  wrongCode: "هذا الرمز غير صحيح أو انتهت صلاحيته. يرجى طلب رمز آخر.",
  inviteLinkInvalid: "لم يعد رابط الدعوة صالحًا. يرجى طلب رابط جديد.",
  signOnExpired: "استغرق ذلك وقتًا طويلًا أو بدأ في متصفح آخر. يرجى تسجيل الدخول مرة أخرى.",
  untested: "يلزم اختيار «لا أحد» حتى تجربة المزود بهذه الإعدادات.",
  identitiesFull: (d: { max: number }) => "حسابك " + plural('ar', d.max, { zero: "غير مربوط", one: "مربوط مرة واحدة. يرجى إزالة ربط لم يعد مستخدمًا", two: "مربوط مرتين. يرجى إزالة ربط لم يعد مستخدمًا", few: "مربوط " + number('ar', d.max) + " مرات. يرجى إزالة ربط لم يعد مستخدمًا", other: "مربوط " + number('ar', d.max) + " مرة. يرجى إزالة ربط لم يعد مستخدمًا" }) + ".",
  signOnUnverified: (d: { providerName: string }) => "لا يذكر " + d.providerName + " أن عنوان بريدك مؤكد. يرجى تسجيل الدخول بطريقة أخرى وإبلاغ من يدير " + d.providerName + ".",
  signOnElsewhere: (d: { providerName: string; businessName: string }) => d.providerName + " لأشخاص " + d.businessName + "، وليس لديك مقعد هناك. يرجى فتح رابط الدعوة أولًا أو تسجيل الدخول بطريقة أخرى.",
  signOnElsewhereUnnamed: (d: { providerName: string }) => d.providerName + " لأشخاص هذه المؤسسة، وليس لديك مقعد هناك. يرجى فتح رابط الدعوة أولًا أو تسجيل الدخول بطريقة أخرى.",
  tooManyCodes: "أرسلنا رموزًا كثيرة. يرجى المحاولة بعد ساعة.",
  tooManyGuesses: "جربت رموزًا كثيرة. يرجى استخدام كلمة المرور أو المحاولة غدًا.",
  tooManySettings: "جربت إعدادات كثيرة. يرجى المحاولة بعد ساعة.",
  providerUnavailable: (d: { name: string }) => "لا يستجيب " + d.name + " الآن. يرجى المحاولة بعد دقيقة أو تسجيل الدخول بطريقة أخرى.",
  providerRefused: (d: { name: string }) => "لم يسجل " + d.name + " دخولك. يرجى المحاولة مرة أخرى أو تسجيل الدخول بطريقة أخرى.",
  providerInvalid: (d: { name: string }) => "رد " + d.name + " غير صالح. يرجى تسجيل الدخول بطريقة أخرى وإبلاغ من يدير " + d.name + ".",
  issuerUnavailable: "لا يستجيب المزود، لذلك لم يحفظ شيء. يرجى مراجعة جهة الإصدار أو المحاولة لاحقًا.",
};

const de: Words = {
  wrongPassword: "Das ist nicht das Passwort dieser Adresse.",
  wrongCode: "Dieser Code stimmt nicht oder ist abgelaufen. Bitte fordere einen neuen an.",
  inviteLinkInvalid: "Der Einladungslink gilt nicht mehr. Bitte lass dir einen neuen geben.",
  signOnExpired: "Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte melde dich noch einmal an.",
  untested: "Wähle „Niemand“, bis du den Anbieter mit diesen Einstellungen getestet hast.",
  identitiesFull: (d: { max: number }) => "Dein Konto ist " + number('de', d.max) + "-mal verknüpft. Bitte entferne eine Verknüpfung, die du nicht brauchst.",
  signOnUnverified: (d: { providerName: string }) => d.providerName + " bestätigt nicht, dass deine E-Mail-Adresse geprüft ist. Bitte melde dich anders an und sag denen Bescheid, die " + d.providerName + " betreiben.",
  signOnElsewhere: (d: { providerName: string; businessName: string }) => d.providerName + " ist nur für Personen von " + d.businessName + ", und du gehörst noch nicht dazu. Bitte öffne erst deinen Einladungslink, oder melde dich anders an.",
  signOnElsewhereUnnamed: (d: { providerName: string }) => d.providerName + " ist nur für Personen dieses Unternehmens, und du gehörst noch nicht dazu. Bitte öffne erst deinen Einladungslink, oder melde dich anders an.",
  tooManyCodes: "Wir haben viele Codes gesendet. Bitte versuch es in einer Stunde noch einmal.",
  tooManyGuesses: "Du hast zu viele Codes ausprobiert. Bitte nimm dein Passwort, oder versuch es morgen noch einmal.",
  tooManySettings: "Du hast viele Einstellungen ausprobiert. Bitte versuch es in einer Stunde noch einmal.",
  providerUnavailable: (d: { name: string }) => d.name + " antwortet gerade nicht. Bitte versuch es in einer Minute noch einmal oder melde dich anders an.",
  providerRefused: (d: { name: string }) => d.name + " hat dich nicht angemeldet. Bitte versuch es noch einmal oder melde dich anders an.",
  providerInvalid: (d: { name: string }) => "Die Antwort von " + d.name + " ist nicht in Ordnung. Bitte melde dich anders an und sag denen Bescheid, die " + d.name + " betreiben.",
  issuerUnavailable: "Der Anbieter antwortet nicht, deshalb wurde nichts gespeichert. Bitte prüf den Issuer oder versuch es später noch einmal.",
};

const es: Words = {
  wrongPassword: "Esa no es la contraseña de esta dirección.",
  wrongCode: "Ese código no es correcto o ha caducado. Pide otro.",
  inviteLinkInvalid: "El enlace de invitación ya no es válido. Pide otro.",
  signOnExpired: "Tardó demasiado o se empezó en otro navegador. Inicia sesión de nuevo.",
  untested: "Elige «Nadie» hasta que hayas probado el proveedor con estos ajustes.",
  identitiesFull: (d: { max: number }) => "Tu cuenta está vinculada " + number('es', d.max) + " " + plural('es', d.max, { one: "vez", many: "de veces", other: "veces" }) + ". Quita un vínculo que no uses.",
  signOnUnverified: (d: { providerName: string }) => d.providerName + " no indica que tu correo esté verificado. Inicia sesión de otra manera y avisa a quienes administran " + d.providerName + ".",
  signOnElsewhere: (d: { providerName: string; businessName: string }) => d.providerName + " es solo para quienes forman parte de " + d.businessName + ", y todavía no es tu caso. Abre antes tu enlace de invitación o inicia sesión de otra manera.",
  signOnElsewhereUnnamed: (d: { providerName: string }) => d.providerName + " es solo para quienes forman parte de esta empresa, y todavía no es tu caso. Abre antes tu enlace de invitación o inicia sesión de otra manera.",
  tooManyCodes: "Enviamos muchos códigos. Inténtalo de nuevo en una hora.",
  tooManyGuesses: "Probaste demasiados códigos. Usa tu contraseña o inténtalo mañana.",
  tooManySettings: "Probaste muchos ajustes. Inténtalo de nuevo en una hora.",
  providerUnavailable: (d: { name: string }) => d.name + " no responde en este momento. Inténtalo de nuevo en un minuto o inicia sesión de otra forma.",
  providerRefused: (d: { name: string }) => d.name + " no te ha dejado entrar. Inténtalo de nuevo o inicia sesión de otra forma.",
  providerInvalid: (d: { name: string }) => "La respuesta de " + d.name + " no es válida. Inicia sesión de otra forma y avisa a quien gestiona " + d.name + ".",
  issuerUnavailable: "El proveedor no responde, así que no se ha guardado nada. Comprueba el emisor o inténtalo de nuevo más tarde.",
};

const fr: Words = {
  wrongPassword: "Ce n’est pas le mot de passe de cette adresse.",
  wrongCode: "Ce code n’est pas correct, ou a expiré. Demandez-en un autre.",
  inviteLinkInvalid: "Le lien d’invitation n’est plus valable. Demandez-en un autre.",
  signOnExpired: "Cela a pris trop de temps, ou a été commencé dans un autre navigateur. Reconnectez-vous.",
  untested: "Choisissez « Personne » tant que vous n’avez pas testé le fournisseur avec ces paramètres.",
  identitiesFull: (d: { max: number }) => "Votre compte est déjà lié " + number('fr', d.max) + " " + plural('fr', d.max, { many: "de ", other: "" }) + "fois. Retirez un lien qui ne vous sert plus.",
  signOnUnverified: (d: { providerName: string }) => d.providerName + " n’indique pas que votre adresse e-mail est vérifiée. Connectez-vous autrement, et prévenez les personnes qui gèrent " + d.providerName + ".",
  signOnElsewhere: (d: { providerName: string; businessName: string }) => "La connexion avec " + d.providerName + " est réservée aux personnes de l’entreprise " + d.businessName + ", dont vous ne faites pas encore partie. Ouvrez d’abord votre lien d’invitation, ou connectez-vous autrement.",
  signOnElsewhereUnnamed: (d: { providerName: string }) => "La connexion avec " + d.providerName + " est réservée aux personnes de cette entreprise, dont vous ne faites pas encore partie. Ouvrez d’abord votre lien d’invitation, ou connectez-vous autrement.",
  tooManyCodes: "Nous avons envoyé beaucoup de codes. Réessayez dans une heure.",
  tooManyGuesses: "Vous avez essayé trop de codes. Utilisez votre mot de passe, ou réessayez demain.",
  tooManySettings: "Vous avez essayé beaucoup de paramètres. Réessayez dans une heure.",
  providerUnavailable: (d: { name: string }) => d.name + " ne répond pas pour le moment. Réessayez dans une minute, ou connectez-vous autrement.",
  providerRefused: (d: { name: string }) => d.name + " ne vous a pas connecté. Réessayez, ou connectez-vous autrement.",
  providerInvalid: (d: { name: string }) => "La réponse de " + d.name + " n’est pas valable. Connectez-vous autrement, et prévenez les personnes qui gèrent " + d.name + ".",
  issuerUnavailable: "Le fournisseur ne répond pas, rien n’a donc été enregistré. Vérifiez l’émetteur, ou réessayez plus tard.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
