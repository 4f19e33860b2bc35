/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, plural } from '../../domain/text/messages';

const en = {
  addressTaken: "This email address now has its own account. Log in with it, or choose another address.",
  accountInUse: "Something changed just now. Please try again.",
  nothingPending: "This change of email has been confirmed or cancelled.",
  emailUnconfirmed: "To change your email, confirm it with the link we send to the new address.",
  duties: {
    own: (d: { count: number; names: string }) => "You own " + d.names + ". Please hand the business" + plural('en', d.count, { one: "", other: "es" }) + " over to an admin first.",
    administer: (d: { count: number; names: string }) => "You are an admin of " + d.names + ". Please ask the owner" + plural('en', d.count, { one: "", other: "s" }) + " to remove you as admin first.",
    lead: (d: { count: number; names: string }) => "You lead the pod" + plural('en', d.count, { one: "", other: "s" }) + " " + d.names + ". Please hand over the pods you lead first.",
    leadAlone: (d: { count: number; names: string }) => "You lead the pod" + plural('en', d.count, { one: "", other: "s" }) + " " + d.names + ". Please leave the pods that nobody else is in first.",
  },
  handOverFirst: (d: { duties: string }) => d.duties + " Then you can delete your account.",
  tooManyEmailChanges: "You’ve changed a lot of email addresses. Please try again in an hour.",
  addressAskedOften: "This address has been asked to confirm several times today. Please try again tomorrow.",
  tooManyPhotos: "You’ve changed your photo many times. Please try again in an hour.",
  tooManyDownloads: "You’ve downloaded your data several times today. Please try again tomorrow.",
};

export type Words = typeof en;

const ar: Words = {
  addressTaken: "لهذا العنوان الآن حساب خاص. يمكن تسجيل الدخول به أو اختيار عنوان آخر.",
  accountInUse: "تغير شيء قبل قليل. يرجى المحاولة مرة أخرى.",
  nothingPending: "سبق تأكيد تغيير البريد هذا أو إلغاؤه.",
  emailUnconfirmed: "لتغيير بريدك، يلزم تأكيده عبر الرابط الذي نرسله إلى العنوان الجديد.",
  duties: {
    own: (d: { count: number; names: string }) => "أنت مالك " + d.names + ". يلزم أولًا تسليم المؤسس" + plural('ar', d.count, { one: "ة إلى أحد ال", other: "ات إلى " }) + "مشرفين.",
    administer: (d: { count: number; names: string }) => "أنت مشرف في " + d.names + ". يلزم أولًا طلب إزالتك من المشرفين من المالك" + plural('ar', d.count, { one: "", other: "ين" }) + ".",
    lead: (d: { count: number; names: string }) => "لديك قيادة المجموع" + plural('ar', d.count, { one: "ة", other: "ات" }) + " " + d.names + ". يلزم تسليمها أولًا.",
    leadAlone: (d: { count: number; names: string }) => "لديك قيادة المجموع" + plural('ar', d.count, { one: "ة " + d.names + ". يلزم أولًا مغادرة المجموعة", other: "ات " + d.names + ". يلزم أولًا مغادرة المجموعات" }) + " التي ليس فيها غيرك.",
  },
  handOverFirst: (d: { duties: string }) => d.duties + " بعد ذلك يمكنك حذف حسابك.",
  tooManyEmailChanges: "غيرت عناوين بريد كثيرة. يرجى المحاولة بعد ساعة.",
  addressAskedOften: "طُلب تأكيد هذا العنوان عدة مرات اليوم. يرجى المحاولة غدًا.",
  tooManyPhotos: "غيرت صورتك مرات كثيرة. يرجى المحاولة بعد ساعة.",
  tooManyDownloads: "نزلت بياناتك عدة مرات اليوم. يرجى المحاولة غدًا.",
};

const de: Words = {
  addressTaken: "Diese E-Mail-Adresse hat jetzt ein eigenes Konto. Melde dich damit an oder wähle eine andere Adresse.",
  accountInUse: "Gerade hat sich etwas geändert. Bitte versuch es noch einmal.",
  nothingPending: "Diese Änderung der E-Mail-Adresse ist schon bestätigt oder abgebrochen.",
  emailUnconfirmed: "Um deine E-Mail-Adresse zu ändern, bestätige sie über den Link, den wir an die neue Adresse schicken.",
  duties: {
    own: (d: { count: number; names: string }) => "D" + plural('de', d.count, { one: "as Unternehmen " + d.names + " gehört dir. Übergib es", other: "ie Unternehmen " + d.names + " gehören dir. Übergib sie" }) + " vorher einem Admin.",
    administer: (d: { count: number; names: string }) => "Du bist Admin von " + d.names + ". Bitte die Person" + plural('de', d.count, { one: ", der das Unternehmen gehört", other: "en, denen die Unternehmen gehören" }) + ", dich vorher als Admin zu entfernen.",
    lead: (d: { count: number; names: string }) => "Du leitest d" + plural('de', d.count, { one: "en Pod " + d.names + ". Übergib ihn", other: "ie Pods " + d.names + ". Übergib sie" }) + " vorher.",
    leadAlone: (d: { count: number; names: string }) => "Du leitest d" + plural('de', d.count, { one: "en Pod " + d.names + ", in dem sonst niemand ist. Verlass ihn", other: "ie Pods " + d.names + ", in denen sonst niemand ist. Verlass sie" }) + " vorher.",
  },
  handOverFirst: (d: { duties: string }) => d.duties + " Danach kannst du dein Konto löschen.",
  tooManyEmailChanges: "Du hast sehr oft E-Mail-Adressen geändert. Bitte versuch es in einer Stunde noch einmal.",
  addressAskedOften: "An diese Adresse gingen heute schon mehrere Bitten um Bestätigung. Bitte versuch es morgen noch einmal.",
  tooManyPhotos: "Du hast dein Foto sehr oft geändert. Bitte versuch es in einer Stunde noch einmal.",
  tooManyDownloads: "Du hast deine Daten heute schon mehrmals heruntergeladen. Bitte versuch es morgen noch einmal.",
};

const es: Words = {
  addressTaken: "Esta dirección de correo ya tiene su propia cuenta. Inicia sesión con ella o elige otra dirección.",
  accountInUse: "Algo acaba de cambiar. Inténtalo de nuevo.",
  nothingPending: "Este cambio de correo ya se confirmó o se canceló.",
  emailUnconfirmed: "Para cambiar tu correo, confírmalo con el enlace que enviamos a la nueva dirección.",
  duties: {
    own: (d: { count: number; names: string }) => "Eres titular de " + d.names + ". Antes, traspasa la" + plural('es', d.count, { one: " empresa", other: "s empresas" }) + " a un admin.",
    administer: (d: { count: number; names: string }) => "Eres admin de " + d.names + ". Antes, pide que te quiten como admin" + plural('es', d.count, { one: "", other: " de esas empresas" }) + ".",
    lead: (d: { count: number; names: string }) => "Lideras " + plural('es', d.count, { one: "el pod " + d.names + ". Antes, traspásalo", other: "los pods " + d.names + ". Antes, traspásalos" }) + ".",
    leadAlone: (d: { count: number; names: string }) => "Lideras " + plural('es', d.count, { one: "el pod " + d.names + ", en el que no hay nadie más. Antes, sal de él", other: "los pods " + d.names + ", en los que no hay nadie más. Antes, sal de ellos" }) + ".",
  },
  handOverFirst: (d: { duties: string }) => d.duties + " Después podrás eliminar tu cuenta.",
  tooManyEmailChanges: "Cambiaste muchas direcciones de correo. Inténtalo de nuevo en una hora.",
  addressAskedOften: "Hoy ya se pidió varias veces a esta dirección que confirme. Inténtalo de nuevo mañana.",
  tooManyPhotos: "Cambiaste tu foto muchas veces. Inténtalo de nuevo en una hora.",
  tooManyDownloads: "Hoy descargaste tus datos varias veces. Inténtalo de nuevo mañana.",
};

const fr: Words = {
  addressTaken: "Cette adresse e-mail a maintenant son propre compte. Connectez-vous avec, ou choisissez une autre adresse.",
  accountInUse: "Quelque chose vient de changer. Réessayez.",
  nothingPending: "Ce changement d’adresse e-mail a déjà été confirmé ou annulé.",
  emailUnconfirmed: "Pour changer d’adresse e-mail, confirmez-la avec le lien que nous envoyons à la nouvelle adresse.",
  duties: {
    own: (d: { count: number; names: string }) => "L" + plural('fr', d.count, { one: "’entreprise " + d.names + " vous appartient. Transmettez-la", other: "es entreprises " + d.names + " vous appartiennent. Transmettez-les" }) + " d’abord à un admin.",
    administer: (d: { count: number; names: string }) => "Vous êtes admin de" + plural('fr', d.count, { one: " l’entreprise " + d.names + ". Demandez d’abord que l’on retire votre rôle", other: "s entreprises " + d.names + ". Demandez d’abord que l’on retire vos rôles" }) + " d’admin.",
    lead: (d: { count: number; names: string }) => "Vous animez le" + plural('fr', d.count, { one: " pod " + d.names + ". Transmettez-le", other: "s pods " + d.names + ". Transmettez-les" }) + " d’abord.",
    leadAlone: (d: { count: number; names: string }) => "Vous animez le" + plural('fr', d.count, { one: " pod " + d.names + ", où il n’y a personne d’autre. Quittez-le", other: "s pods " + d.names + ", où il n’y a personne d’autre. Quittez-les" }) + " d’abord.",
  },
  handOverFirst: (d: { duties: string }) => d.duties + " Vous pourrez ensuite supprimer votre compte.",
  tooManyEmailChanges: "Vous avez changé beaucoup d’adresses e-mail. Réessayez dans une heure.",
  addressAskedOften: "Cette adresse a déjà reçu plusieurs demandes de confirmation aujourd’hui. Réessayez demain.",
  tooManyPhotos: "Vous avez changé votre photo de nombreuses fois. Réessayez dans une heure.",
  tooManyDownloads: "Vous avez déjà téléchargé vos données plusieurs fois aujourd’hui. Réessayez demain.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
