/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  confirm: {
    subject: "Confirm your new email address",
    text: "Once you confirm, you’ll log in to Stepwell with this address. Until then nothing changes.",
    textByStaff: "Once you’ve confirmed, and three days after it was asked for, you’ll log in to Stepwell with this address. Until then nothing changes.",
    link: "The link works for 48 hours. If you weren’t expecting this, you don’t need to do anything.",
    linkByStaff: "The link works for five days. If you weren’t expecting this, you don’t need to do anything.",
    button: "Confirm address",
    why: "You’re getting this because this address was entered as the new one for a Stepwell account.",
  },
  notice: {
    subject: "Your email address is about to change",
    text: (d: { newEmail: string }) => "Someone, most likely you, asked to change your email address on Stepwell to " + d.newEmail + ". It changes once that address is confirmed.",
    notYou: "If this wasn’t you, change your password straight away: that stops this change too.",
  },
  byStaff: {
    subject: "Your email address is about to change",
    text: (d: { membershipName: string; newEmail: string }) => "The people who run " + d.membershipName + " asked to change your email address on Stepwell to " + d.newEmail + ". It changes in three days at the earliest, and only once that address has been confirmed. Until then you log in as before.",
    choice: "If that’s right, you don’t need to do anything here. If it isn’t, keep your address: nothing changes then.",
    button: "Keep my address",
  },
  done: {
    subject: "Your email address has changed",
    text: (d: { newEmail: string }) => "You now log in to Stepwell with " + d.newEmail + ", and that’s where our emails go. Your password stays the same.",
    notYou: "If this wasn’t you, contact your membership’s support straight away.",
  },
  whySecurity: "You’re getting this because it’s about the security of your Stepwell account.",
  deleted: {
    subject: "Your Stepwell account has been deleted",
    text: "Your account is gone, and with it your profile, memberships, steps and settings. What you wrote in chats now reads ‘Message removed’.",
    thanks: "Thanks for the time you spent with us.",
    why: "You’re getting this because you deleted your account. It’s the last email we’ll send to this address.",
  },
};

export type Words = typeof en;

const ar: Words = {
  confirm: {
    subject: "تأكيد عنوان بريدك الجديد",
    text: "بعد التأكيد يكون تسجيل الدخول إلى Stepwell بهذا العنوان. حتى ذلك الحين لا يتغير شيء.",
    textByStaff: "بعد التأكيد، ومرور ثلاثة أيام على الطلب، يكون تسجيل الدخول إلى Stepwell بهذا العنوان. حتى ذلك الحين لا يتغير شيء.",
    link: "الرابط صالح 48 ساعة. إذا كان هذا غير متوقع، فلا حاجة إلى شيء.",
    linkByStaff: "الرابط صالح خمسة أيام. إذا كان هذا غير متوقع، فلا حاجة إلى شيء.",
    button: "تأكيد العنوان",
    why: "وصلك هذا البريد لأن هذا العنوان أُدخل عنوانًا جديدًا لحساب في Stepwell.",
  },
  notice: {
    subject: "بريدك على وشك التغيير",
    text: (d: { newEmail: string }) => "طُلب، منك على الأرجح، تغيير بريدك في Stepwell إلى " + d.newEmail + ". يتغير بعد تأكيد ذلك العنوان.",
    notYou: "إذا لم يكن الطلب منك، يُرجى تغيير كلمة مرورك فورًا: ذلك يوقف هذا التغيير أيضًا.",
  },
  byStaff: {
    subject: "بريدك على وشك التغيير",
    text: (d: { membershipName: string; newEmail: string }) => "طلب القائمون على " + d.membershipName + " تغيير بريدك في Stepwell إلى " + d.newEmail + ". يتغير بعد ثلاثة أيام على أقرب تقدير، وبعد تأكيد ذلك العنوان فقط. حتى ذلك الحين يبقى تسجيل دخولك كما هو.",
    choice: "إذا كان هذا صحيحًا فلا حاجة إلى شيء هنا. وإلا يمكنك الاحتفاظ بعنوانك، فلا يتغير شيء.",
    button: "الاحتفاظ بعنواني",
  },
  done: {
    subject: "تغير بريدك",
    text: (d: { newEmail: string }) => "تسجيل دخولك إلى Stepwell الآن بالبريد " + d.newEmail + "، وإليه تصل رسائلنا. كلمة مرورك لم تتغير.",
    notYou: "إذا لم يكن الطلب منك، يُرجى التواصل فورًا مع دعم برنامجك.",
  },
  whySecurity: "وصلك هذا البريد لأنه يتعلق بأمان حسابك في Stepwell.",
  deleted: {
    subject: "تم حذف حسابك في Stepwell",
    text: "حُذف حسابك ومعه ملفك الشخصي وبرامجك وخطواتك وإعداداتك. ما كتبته في المحادثات يظهر الآن هكذا: «رسالة محذوفة».",
    thanks: "شكرًا للوقت الذي قضيته معنا.",
    why: "وصلك هذا البريد لأنك حذفت حسابك. هو آخر بريد نرسله إلى هذا العنوان.",
  },
};

const de: Words = {
  confirm: {
    subject: "Bestätige deine neue E-Mail-Adresse",
    text: "Sobald du bestätigst, meldest du dich mit dieser Adresse bei Stepwell an. Bis dahin ändert sich nichts.",
    textByStaff: "Wenn du bestätigst, meldest du dich künftig mit dieser Adresse bei Stepwell an, frühestens drei Tage nach der Anfrage. Bis dahin ändert sich nichts.",
    link: "Der Link gilt 48 Stunden. Wenn du damit nicht gerechnet hast, brauchst du nichts zu tun.",
    linkByStaff: "Der Link gilt fünf Tage. Wenn du damit nicht gerechnet hast, brauchst du nichts zu tun.",
    button: "Adresse bestätigen",
    why: "Du bekommst diese E-Mail, weil diese Adresse als neue Adresse für ein Stepwell-Konto eingegeben wurde.",
  },
  notice: {
    subject: "Deine E-Mail-Adresse soll sich ändern",
    text: (d: { newEmail: string }) => "Jemand, vermutlich du, möchte deine E-Mail-Adresse bei Stepwell in " + d.newEmail + " ändern. Sie ändert sich, sobald die neue Adresse bestätigt ist.",
    notYou: "Wenn du das nicht warst, ändere sofort dein Passwort. Das stoppt auch diese Änderung.",
  },
  byStaff: {
    subject: "Deine E-Mail-Adresse soll sich ändern",
    text: (d: { membershipName: string; newEmail: string }) => "Das Team von " + d.membershipName + " möchte deine E-Mail-Adresse bei Stepwell in " + d.newEmail + " ändern. Sie ändert sich frühestens in drei Tagen, und erst wenn die neue Adresse bestätigt ist. Bis dahin meldest du dich an wie bisher.",
    choice: "Wenn das stimmt, brauchst du hier nichts zu tun. Wenn nicht, behalte deine Adresse: Dann ändert sich nichts.",
    button: "Meine Adresse behalten",
  },
  done: {
    subject: "Deine E-Mail-Adresse hat sich geändert",
    text: (d: { newEmail: string }) => "Du meldest dich jetzt mit " + d.newEmail + " bei Stepwell an und bekommst dort unsere E-Mails. Dein Passwort bleibt gleich.",
    notYou: "Wenn du das nicht warst, schreib sofort dem Support deines Programms.",
  },
  whySecurity: "Du bekommst diese E-Mail, weil es um die Sicherheit deines Stepwell-Kontos geht.",
  deleted: {
    subject: "Dein Stepwell-Konto wurde gelöscht",
    text: "Dein Konto gibt es nicht mehr, und mit ihm sind dein Profil, deine Programme, Schritte und Einstellungen gelöscht. Wo du in Chats geschrieben hast, steht jetzt „Nachricht entfernt“.",
    thanks: "Danke für die Zeit, die du mit uns verbracht hast.",
    why: "Du bekommst diese E-Mail, weil du dein Konto gelöscht hast. Es ist die letzte, die wir an diese Adresse schicken.",
  },
};

const es: Words = {
  confirm: {
    subject: "Confirma tu correo nuevo",
    text: "Cuando lo confirmes, iniciarás sesión en Stepwell con esta dirección. Hasta entonces, nada cambia.",
    textByStaff: "Cuando lo confirmes, y pasados tres días desde que se pidió el cambio, iniciarás sesión en Stepwell con esta dirección. Hasta entonces, nada cambia.",
    link: "El enlace funciona durante 48 horas. Si no esperabas este correo, no tienes que hacer nada.",
    linkByStaff: "El enlace funciona durante cinco días. Si no esperabas este correo, no tienes que hacer nada.",
    button: "Confirmar dirección",
    why: "Recibes este correo porque alguien indicó esta dirección como la nueva de una cuenta de Stepwell.",
  },
  notice: {
    subject: "Tu correo está a punto de cambiar",
    text: (d: { newEmail: string }) => "Alguien, probablemente tú, pidió cambiar tu correo de Stepwell a " + d.newEmail + ". Cambiará cuando se confirme esa dirección.",
    notYou: "Si no fuiste tú, cambia cuanto antes tu contraseña: así también se detiene este cambio.",
  },
  byStaff: {
    subject: "Tu correo está a punto de cambiar",
    text: (d: { membershipName: string; newEmail: string }) => "Quienes administran " + d.membershipName + " pidieron cambiar tu correo de Stepwell a " + d.newEmail + ". Cambiará, como muy pronto, dentro de tres días, y solo cuando se confirme esa dirección. Hasta entonces inicias sesión como siempre.",
    choice: "Si es correcto, no tienes que hacer nada aquí. Si no, conserva tu dirección y nada cambiará.",
    button: "Conservar mi dirección",
  },
  done: {
    subject: "Tu correo cambió",
    text: (d: { newEmail: string }) => "Ahora inicias sesión en Stepwell con " + d.newEmail + ", y ahí recibirás nuestros correos. Tu contraseña sigue igual.",
    notYou: "Si no fuiste tú, escribe cuanto antes al soporte de tu programa.",
  },
  whySecurity: "Recibes este correo porque trata de la seguridad de tu cuenta de Stepwell.",
  deleted: {
    subject: "Eliminamos tu cuenta de Stepwell",
    text: "Tu cuenta ya no existe, y tampoco tu perfil, tus programas, tus pasos ni tus ajustes. En lugar de lo que escribiste en los chats se ve «Mensaje eliminado».",
    thanks: "Gracias por el tiempo que pasaste en Stepwell.",
    why: "Recibes este correo porque eliminaste tu cuenta. Es el último que enviamos a esta dirección.",
  },
};

const fr: Words = {
  confirm: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    text: "Après confirmation, vous vous connecterez à Stepwell avec cette adresse. D’ici là, rien ne change.",
    textByStaff: "Après votre confirmation, et trois jours après la demande, vous vous connecterez à Stepwell avec cette adresse. D’ici là, rien ne change.",
    link: "Le lien fonctionne 48 heures. Si vous ne vous attendiez pas à cet e-mail, vous n’avez rien à faire.",
    linkByStaff: "Le lien fonctionne cinq jours. Si vous ne vous attendiez pas à cet e-mail, vous n’avez rien à faire.",
    button: "Confirmer l’adresse",
    why: "Vous recevez cet e-mail car cette adresse a été indiquée comme nouvelle adresse d’un compte Stepwell.",
  },
  notice: {
    subject: "Votre adresse e-mail va changer",
    text: (d: { newEmail: string }) => "Quelqu’un, sans doute vous, a demandé à remplacer votre adresse e-mail sur Stepwell par " + d.newEmail + ". Le changement a lieu une fois cette adresse confirmée.",
    notYou: "Si ce n’était pas vous, changez tout de suite de mot de passe : cela arrête aussi ce changement.",
  },
  byStaff: {
    subject: "Votre adresse e-mail va changer",
    text: (d: { membershipName: string; newEmail: string }) => "L’équipe du programme " + d.membershipName + " a demandé à remplacer votre adresse e-mail sur Stepwell par " + d.newEmail + ". Le changement a lieu dans trois jours au plus tôt, et seulement une fois cette adresse confirmée. D’ici là, vous vous connectez comme avant.",
    choice: "Si c’est correct, vous n’avez rien à faire ici. Sinon, gardez votre adresse : rien ne changera.",
    button: "Garder mon adresse",
  },
  done: {
    subject: "Votre adresse e-mail a changé",
    text: (d: { newEmail: string }) => "Vous vous connectez maintenant à Stepwell avec " + d.newEmail + ", et c’est là qu’arrivent nos e-mails. Votre mot de passe ne change pas.",
    notYou: "Si ce n’était pas vous, contactez tout de suite l’assistance de votre programme.",
  },
  whySecurity: "Vous recevez cet e-mail car il concerne la sécurité de votre compte Stepwell.",
  deleted: {
    subject: "Votre compte Stepwell est supprimé",
    text: "Votre compte est supprimé, et avec lui votre profil, vos programmes, vos petits pas et vos paramètres. Ce que vous avez écrit dans les discussions s’affiche maintenant comme « Message supprimé ».",
    thanks: "Merci pour ce bout de chemin avec nous.",
    why: "Vous recevez cet e-mail car vous avez supprimé votre compte. C’est le dernier que nous envoyons à cette adresse.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
