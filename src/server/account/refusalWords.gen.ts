/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  addressTaken: "This email address now has its own account. Log in with it, or choose another address.",
  accountInUse: "Something changed just now. Please try again.",
  nothingPending: "This change of email has been confirmed or cancelled.",
  emailUnconfirmed: "To change your email, confirm it with the link we send to the new address.",
  duties: {
    own: (d: { name: string }) => "own " + d.name,
    administer: (d: { name: string }) => "are an admin of " + d.name,
    lead: (d: { name: string }) => "lead the pod " + d.name,
  },
  steps: {
    own: "hand the business over to an admin",
    administer: "ask the owner to remove you as admin",
    lead: "hand over the pods you lead",
    leadAlone: "leave the pods that nobody else is in",
  },
  handOverFirst: (d: { duties: string; steps: string }) => "You " + d.duties + ". Please " + d.steps + " first. Then you can delete your account.",
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
    own: (d: { name: string }) => "ملكية " + d.name,
    administer: (d: { name: string }) => "الإشراف على " + d.name,
    lead: (d: { name: string }) => "قيادة المجموعة " + d.name,
  },
  steps: {
    own: "تسليم المؤسسة إلى أحد المشرفين",
    administer: "طلب إزالتك من المشرفين من المالك",
    lead: "تسليم المجموعات التي بقيادتك",
    leadAlone: "مغادرة المجموعات التي ليس فيها غيرك",
  },
  handOverFirst: (d: { duties: string; steps: string }) => "لديك " + d.duties + ". يلزم أولًا " + d.steps + "، وبعد ذلك يمكنك حذف حسابك.",
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
    own: (d: { name: string }) => "dir gehört " + d.name,
    administer: (d: { name: string }) => "du bist Admin von " + d.name,
    lead: (d: { name: string }) => "du leitest den Pod " + d.name,
  },
  steps: {
    own: "das Unternehmen einem Admin übergeben",
    administer: "dich als Admin entfernen lassen",
    lead: "die Pods übergeben, die du leitest",
    leadAlone: "die Pods verlassen, in denen sonst niemand ist",
  },
  handOverFirst: (d: { duties: string; steps: string }) => "Das geht noch nicht, denn " + d.duties + ". Vorher zu tun: " + d.steps + ". Danach kannst du dein Konto löschen.",
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
    own: (d: { name: string }) => "eres titular de " + d.name,
    administer: (d: { name: string }) => "eres admin de " + d.name,
    lead: (d: { name: string }) => "lideras el pod " + d.name,
  },
  steps: {
    own: "traspasar la empresa a un admin",
    administer: "pedir que te quiten como admin",
    lead: "traspasar los pods que lideras",
    leadAlone: "salir de los pods en los que no hay nadie más",
  },
  handOverFirst: (d: { duties: string; steps: string }) => "Todavía no se puede: " + d.duties + ". Antes hay que " + d.steps + ". Después podrás eliminar tu cuenta.",
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
    own: (d: { name: string }) => "l’entreprise " + d.name + " vous appartient",
    administer: (d: { name: string }) => "vous êtes admin de l’entreprise " + d.name,
    lead: (d: { name: string }) => "vous animez le pod " + d.name,
  },
  steps: {
    own: "transmettre l’entreprise à un admin",
    administer: "demander que l’on retire votre rôle d’admin",
    lead: "transmettre les pods que vous animez",
    leadAlone: "quitter les pods où il n’y a personne d’autre",
  },
  handOverFirst: (d: { duties: string; steps: string }) => "Ce n’est pas encore possible : " + d.duties + ". À faire d’abord : " + d.steps + ". Vous pourrez ensuite supprimer votre compte.",
  tooManyEmailChanges: "Vous avez changé beaucoup d’adresses e-mail. Réessayez dans une heure.",
  addressAskedOften: "Cette adresse a déjà reçu plusieurs demandes de confirmation aujourd’hui. Réessayez demain.",
  tooManyPhotos: "Vous avez changé votre photo de nombreuses fois. Réessayez dans une heure.",
  tooManyDownloads: "Vous avez déjà téléchargé vos données plusieurs fois aujourd’hui. Réessayez demain.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
