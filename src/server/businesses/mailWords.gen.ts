/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  invite: {
    subject: "You’re invited to help run a business on Stepwell",
    text: (d: { inviterName: string; businessName: string }) => d.inviterName + " would like you to be an admin of " + d.businessName + " on Stepwell, looking after its memberships, pods and people.",
    link: "The link works once. If you don’t know what this is about, you don’t need to do anything.",
    button: "Accept invitation",
    why: (d: { inviterName: string }) => "You’re getting this because " + d.inviterName + " entered this address on Stepwell.",
  },
  joined: {
    subject: (d: { adminName: string; businessName: string }) => d.adminName + " is now an admin of " + d.businessName,
    text: (d: { adminName: string; businessName: string }) => d.adminName + " has accepted the invitation and can now look after the memberships of " + d.businessName + ".",
    button: "See admins",
    why: (d: { businessName: string }) => "You’re getting this because you own " + d.businessName + ".",
  },
  removed: {
    subject: (d: { businessName: string }) => "You’re no longer an admin of " + d.businessName,
    text: (d: { businessName: string }) => "The owner of " + d.businessName + " has removed you as an admin. You keep your Stepwell account and your memberships.",
    why: (d: { businessName: string }) => "You’re getting this because you were an admin of " + d.businessName + ".",
  },
  owned: {
    subject: (d: { businessName: string }) => "You now own " + d.businessName,
    text: (d: { formerOwner: string; businessName: string }) => d.formerOwner + " has handed " + d.businessName + " over to you. You can now invite and remove admins and delete memberships. " + d.formerOwner + " stays on as an admin.",
    button: "See admins",
    why: (d: { businessName: string }) => "You’re getting this because you run " + d.businessName + ".",
  },
  handedOver: {
    subject: (d: { newOwner: string; businessName: string }) => d.newOwner + " now owns " + d.businessName,
    text: (d: { businessName: string; newOwner: string }) => "You’ve handed " + d.businessName + " over to " + d.newOwner + ". You’re still an admin.",
    notYou: "If this wasn’t you, change your password now and write to Stepwell’s support.",
    why: (d: { businessName: string }) => "You’re getting this because you owned " + d.businessName + ".",
  },
  twoFactor: {
    subject: (d: { businessName: string }) => d.businessName + " now needs two-factor login",
    text: (d: { businessName: string }) => "The owner of " + d.businessName + " has made two-factor login required for everyone who runs it. Until you set it up, you can’t look after its memberships and pods. It takes two minutes, and you’ll need your phone.",
    button: "Set up two-factor login",
    why: (d: { businessName: string }) => "You’re getting this because you’re an admin of " + d.businessName + ".",
  },
  approvalPending: {
    subject: (d: { businessName: string }) => d.businessName + " is waiting for approval",
    text: (d: { businessName: string }) => "Thanks for confirming your email address. We’re looking at " + d.businessName + " now, and we’ll email you when your account is ready.",
    why: (d: { businessName: string }) => "You’re getting this because you registered " + d.businessName + " on Stepwell.",
  },
  approved: {
    subject: (d: { businessName: string }) => d.businessName + " has been approved",
    text: (d: { businessName: string }) => "Your account is ready. You can now set up the first membership of " + d.businessName + ".",
    button: "Log in",
    why: (d: { businessName: string }) => "You’re getting this because you registered " + d.businessName + " on Stepwell.",
  },
};

export type Words = typeof en;

const ar: Words = {
  invite: {
    subject: "دعوة إلى المشاركة في إدارة مؤسسة على Stepwell",
    text: (d: { inviterName: string; businessName: string }) => "دعوة من " + d.inviterName + " لتولي الإشراف على " + d.businessName + " في Stepwell: إدارة برامجها ومجموعاتها والأشخاص فيها.",
    link: "يعمل الرابط مرة واحدة. إذا كان الأمر غير معروف لديك، فلا حاجة إلى شيء.",
    button: "قبول الدعوة",
    why: (d: { inviterName: string }) => "وصلك هذا البريد لأن العنوان أُدخل في Stepwell من " + d.inviterName + ".",
  },
  joined: {
    subject: (d: { adminName: string; businessName: string }) => "مشرف جديد على " + d.businessName + ": " + d.adminName,
    text: (d: { adminName: string; businessName: string }) => "وصل قبول الدعوة من " + d.adminName + ": الإشراف يشمل الآن برامج " + d.businessName + ".",
    button: "عرض المشرفين",
    why: (d: { businessName: string }) => "وصلك هذا البريد لأن " + d.businessName + " ملكك.",
  },
  removed: {
    subject: (d: { businessName: string }) => "انتهى إشرافك على " + d.businessName,
    text: (d: { businessName: string }) => "أنهى مالك " + d.businessName + " دورك في الإشراف. يبقى لك حسابك في Stepwell وبرامجك.",
    why: (d: { businessName: string }) => "وصلك هذا البريد لأنك كنت من مشرفي " + d.businessName + ".",
  },
  owned: {
    subject: (d: { businessName: string }) => "أصبحت " + d.businessName + " ملكك",
    text: (d: { formerOwner: string; businessName: string }) => "تسلمت " + d.businessName + " من " + d.formerOwner + ". يمكنك الآن دعوة المشرفين وإزالتهم وحذف البرامج. ويبقى لدى " + d.formerOwner + " دور الإشراف.",
    button: "عرض المشرفين",
    why: (d: { businessName: string }) => "وصلك هذا البريد لأن لك دورًا في إدارة " + d.businessName + ".",
  },
  handedOver: {
    subject: (d: { newOwner: string; businessName: string }) => "أصبحت " + d.businessName + " ملك " + d.newOwner,
    text: (d: { businessName: string; newOwner: string }) => "سلمت " + d.businessName + " إلى " + d.newOwner + ". ويبقى لك دور الإشراف.",
    notYou: "إذا لم يكن ذلك منك، يُرجى تغيير كلمة مرورك الآن ومراسلة دعم Stepwell.",
    why: (d: { businessName: string }) => "وصلك هذا البريد لأن " + d.businessName + " كانت ملكك.",
  },
  twoFactor: {
    subject: (d: { businessName: string }) => "المصادقة الثنائية لازمة الآن في " + d.businessName,
    text: (d: { businessName: string }) => "جعل مالك " + d.businessName + " المصادقة الثنائية إلزامية لكل القائمين عليها. لا يمكنك إدارة برامجها ومجموعاتها قبل إعدادها. يستغرق ذلك دقيقتين، ويلزمك هاتفك.",
    button: "إعداد المصادقة الثنائية",
    why: (d: { businessName: string }) => "وصلك هذا البريد لأنك من مشرفي " + d.businessName + ".",
  },
  approvalPending: {
    subject: (d: { businessName: string }) => "المؤسسة " + d.businessName + " بانتظار الموافقة",
    text: (d: { businessName: string }) => "شكرًا لتأكيد بريدك. نراجع الآن " + d.businessName + "، وسنراسلك عندما يصبح حسابك جاهزًا.",
    why: (d: { businessName: string }) => "وصلك هذا البريد لأنك سجلت " + d.businessName + " في Stepwell.",
  },
  approved: {
    subject: (d: { businessName: string }) => "تمت الموافقة على " + d.businessName,
    text: (d: { businessName: string }) => "حسابك جاهز. يمكنك الآن إعداد أول برنامج للمؤسسة " + d.businessName + ".",
    button: "تسجيل الدخول",
    why: (d: { businessName: string }) => "وصلك هذا البريد لأنك سجلت " + d.businessName + " في Stepwell.",
  },
};

const de: Words = {
  invite: {
    subject: "Du bist eingeladen, ein Unternehmen bei Stepwell mitzubetreuen",
    text: (d: { inviterName: string; businessName: string }) => d.inviterName + " möchte dich als Admin von " + d.businessName + " bei Stepwell gewinnen. Du betreust dann Programme, Pods und Personen mit.",
    link: "Der Link funktioniert einmal. Wenn du nicht weißt, worum es geht, brauchst du nichts zu tun.",
    button: "Einladung annehmen",
    why: (d: { inviterName: string }) => "Du bekommst diese E-Mail, weil " + d.inviterName + " diese Adresse bei Stepwell eingegeben hat.",
  },
  joined: {
    subject: (d: { adminName: string; businessName: string }) => d.adminName + " ist jetzt Admin von " + d.businessName,
    text: (d: { adminName: string; businessName: string }) => d.adminName + " hat die Einladung angenommen und kann jetzt die Programme von " + d.businessName + " betreuen.",
    button: "Admins ansehen",
    why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil " + d.businessName + " dir gehört.",
  },
  removed: {
    subject: (d: { businessName: string }) => "Du bist nicht mehr Admin von " + d.businessName,
    text: (d: { businessName: string }) => "Die Person, der " + d.businessName + " gehört, hat dich als Admin entfernt. Dein Stepwell-Konto behältst du, und Mitglied deiner Programme bleibst du auch.",
    why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil du Admin von " + d.businessName + " warst.",
  },
  owned: {
    subject: (d: { businessName: string }) => d.businessName + " gehört jetzt dir",
    text: (d: { formerOwner: string; businessName: string }) => d.formerOwner + " hat dir " + d.businessName + " übergeben. Du kannst jetzt Admins einladen und entfernen und Programme löschen. " + d.formerOwner + " bleibt als Admin dabei.",
    button: "Admins ansehen",
    why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil du " + d.businessName + " betreust.",
  },
  handedOver: {
    subject: (d: { newOwner: string; businessName: string }) => d.businessName + " gehört jetzt " + d.newOwner,
    text: (d: { businessName: string; newOwner: string }) => "Du hast " + d.businessName + " an " + d.newOwner + " übergeben. Du bleibst Admin.",
    notYou: "Wenn du das nicht warst, ändere jetzt dein Passwort und schreib dem Support von Stepwell.",
    why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil " + d.businessName + " dir gehört hat.",
  },
  twoFactor: {
    subject: (d: { businessName: string }) => "Für " + d.businessName + " brauchst du jetzt die Zwei-Faktor-Anmeldung",
    text: (d: { businessName: string }) => "Die Zwei-Faktor-Anmeldung ist jetzt Pflicht für alle, die " + d.businessName + " betreuen. Bis du sie eingerichtet hast, kannst du dort keine Programme und Pods verwalten. Es dauert zwei Minuten, und du brauchst dein Handy.",
    button: "Zwei-Faktor-Anmeldung einrichten",
    why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil du Admin von " + d.businessName + " bist.",
  },
  approvalPending: {
    subject: (d: { businessName: string }) => d.businessName + " wird noch geprüft",
    text: (d: { businessName: string }) => "Danke, dass du deine E-Mail-Adresse bestätigt hast. Wir sehen uns " + d.businessName + " jetzt an und schreiben dir, sobald dein Konto bereit ist.",
    why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil du " + d.businessName + " bei Stepwell registriert hast.",
  },
  approved: {
    subject: (d: { businessName: string }) => d.businessName + " ist freigeschaltet",
    text: (d: { businessName: string }) => "Dein Konto ist bereit. Du kannst jetzt das erste Programm von " + d.businessName + " einrichten.",
    button: "Anmelden",
    why: (d: { businessName: string }) => "Du bekommst diese E-Mail, weil du " + d.businessName + " bei Stepwell registriert hast.",
  },
};

const es: Words = {
  invite: {
    subject: "Tienes una invitación para ayudar a administrar una empresa en Stepwell",
    text: (d: { inviterName: string; businessName: string }) => d.inviterName + " te invita a ser admin de " + d.businessName + " en Stepwell, para ayudar con sus programas, pods y personas.",
    link: "El enlace funciona una sola vez. Si no sabes de qué se trata, no tienes que hacer nada.",
    button: "Aceptar invitación",
    why: (d: { inviterName: string }) => "Recibes este correo porque " + d.inviterName + " escribió esta dirección en Stepwell.",
  },
  joined: {
    subject: (d: { adminName: string; businessName: string }) => d.adminName + " ya es admin de " + d.businessName,
    text: (d: { adminName: string; businessName: string }) => d.adminName + " aceptó la invitación y ya puede administrar los programas de " + d.businessName + ".",
    button: "Ver admins",
    why: (d: { businessName: string }) => "Recibes este correo porque eres titular de " + d.businessName + ".",
  },
  removed: {
    subject: (d: { businessName: string }) => "Ya no eres admin de " + d.businessName,
    text: (d: { businessName: string }) => "Quien es titular de " + d.businessName + " te quitó como admin. Conservas tu cuenta de Stepwell y sigues en tus programas.",
    why: (d: { businessName: string }) => "Recibes este correo porque eras admin de " + d.businessName + ".",
  },
  owned: {
    subject: (d: { businessName: string }) => "Ahora eres titular de " + d.businessName,
    text: (d: { formerOwner: string; businessName: string }) => d.formerOwner + " te traspasó " + d.businessName + ". Ya puedes invitar y quitar admins, y eliminar programas. " + d.formerOwner + " sigue como admin.",
    button: "Ver admins",
    why: (d: { businessName: string }) => "Recibes este correo porque administras " + d.businessName + ".",
  },
  handedOver: {
    subject: (d: { newOwner: string; businessName: string }) => d.newOwner + " es ahora titular de " + d.businessName,
    text: (d: { businessName: string; newOwner: string }) => "Traspasaste " + d.businessName + " a " + d.newOwner + ". Tú sigues como admin.",
    notYou: "Si no fuiste tú, cambia tu contraseña ahora y escribe al soporte de Stepwell.",
    why: (d: { businessName: string }) => "Recibes este correo porque eras titular de " + d.businessName + ".",
  },
  twoFactor: {
    subject: (d: { businessName: string }) => d.businessName + " ahora exige la verificación en dos pasos",
    text: (d: { businessName: string }) => "Quien es titular de " + d.businessName + " hizo obligatoria la verificación en dos pasos para todo el equipo. Hasta que la configures, no podrás administrar sus programas ni sus pods. Se tarda dos minutos, y necesitarás tu teléfono.",
    button: "Configurar verificación",
    why: (d: { businessName: string }) => "Recibes este correo porque eres admin de " + d.businessName + ".",
  },
  approvalPending: {
    subject: (d: { businessName: string }) => d.businessName + " está en revisión",
    text: (d: { businessName: string }) => "Gracias por confirmar tu correo. Ahora estamos revisando " + d.businessName + "; te escribiremos cuando tu cuenta esté lista.",
    why: (d: { businessName: string }) => "Recibes este correo porque registraste " + d.businessName + " en Stepwell.",
  },
  approved: {
    subject: (d: { businessName: string }) => "Aprobamos el registro de " + d.businessName,
    text: (d: { businessName: string }) => "Tu cuenta está lista. Ya puedes configurar el primer programa de " + d.businessName + ".",
    button: "Iniciar sesión",
    why: (d: { businessName: string }) => "Recibes este correo porque registraste " + d.businessName + " en Stepwell.",
  },
};

const fr: Words = {
  invite: {
    subject: "Une invitation à rejoindre l’équipe d’une entreprise sur Stepwell",
    text: (d: { inviterName: string; businessName: string }) => d.inviterName + " vous propose d’être admin de l’entreprise " + d.businessName + " sur Stepwell, pour gérer ses programmes, ses pods et ses membres.",
    link: "Le lien fonctionne une fois. Si vous ne savez pas de quoi il s’agit, vous n’avez rien à faire.",
    button: "Accepter l’invitation",
    why: (d: { inviterName: string }) => "Vous recevez cet e-mail car " + d.inviterName + " a saisi cette adresse sur Stepwell.",
  },
  joined: {
    subject: (d: { adminName: string; businessName: string }) => d.adminName + " rejoint les admins de l’entreprise " + d.businessName,
    text: (d: { adminName: string; businessName: string }) => d.adminName + " a accepté l’invitation et peut maintenant gérer les programmes de l’entreprise " + d.businessName + ".",
    button: "Voir les admins",
    why: (d: { businessName: string }) => "Vous recevez cet e-mail car l’entreprise " + d.businessName + " vous appartient.",
  },
  removed: {
    subject: (d: { businessName: string }) => "Vous n’êtes plus admin de l’entreprise " + d.businessName,
    text: (d: { businessName: string }) => "La personne propriétaire de l’entreprise " + d.businessName + " vous a retiré le rôle d’admin. Vous gardez votre compte Stepwell et vos programmes.",
    why: (d: { businessName: string }) => "Vous recevez cet e-mail car vous étiez admin de l’entreprise " + d.businessName + ".",
  },
  owned: {
    subject: (d: { businessName: string }) => "L’entreprise " + d.businessName + " vous appartient maintenant",
    text: (d: { formerOwner: string; businessName: string }) => d.formerOwner + " vous a transmis l’entreprise " + d.businessName + ". Vous pouvez maintenant inviter et retirer des admins et supprimer des programmes. " + d.formerOwner + " reste admin.",
    button: "Voir les admins",
    why: (d: { businessName: string }) => "Vous recevez cet e-mail car vous gérez l’entreprise " + d.businessName + ".",
  },
  handedOver: {
    subject: (d: { newOwner: string; businessName: string }) => "L’entreprise " + d.businessName + " appartient maintenant à " + d.newOwner,
    text: (d: { businessName: string; newOwner: string }) => "Vous avez transmis l’entreprise " + d.businessName + " à " + d.newOwner + ". Vous restez admin.",
    notYou: "Si ce n’était pas vous, changez tout de suite de mot de passe et écrivez à l’assistance de Stepwell.",
    why: (d: { businessName: string }) => "Vous recevez cet e-mail car l’entreprise " + d.businessName + " vous appartenait.",
  },
  twoFactor: {
    subject: (d: { businessName: string }) => "L’entreprise " + d.businessName + " demande la double authentification",
    text: (d: { businessName: string }) => "La personne propriétaire de l’entreprise " + d.businessName + " a rendu la double authentification obligatoire pour toute l’équipe. Tant que vous ne l’avez pas configurée, vous ne pouvez pas gérer ses programmes et ses pods. Il faut deux minutes et votre téléphone.",
    button: "Configurer la double authentification",
    why: (d: { businessName: string }) => "Vous recevez cet e-mail car vous êtes admin de l’entreprise " + d.businessName + ".",
  },
  approvalPending: {
    subject: (d: { businessName: string }) => "L’inscription de l’entreprise " + d.businessName + " est en cours d’examen",
    text: (d: { businessName: string }) => "Merci d’avoir confirmé votre adresse e-mail. Nous examinons l’inscription de l’entreprise " + d.businessName + ", et vous écrirons quand votre compte sera prêt.",
    why: (d: { businessName: string }) => "Vous recevez cet e-mail car vous avez inscrit l’entreprise " + d.businessName + " sur Stepwell.",
  },
  approved: {
    subject: (d: { businessName: string }) => "L’inscription de l’entreprise " + d.businessName + " est acceptée",
    text: (d: { businessName: string }) => "Votre compte est prêt. Vous pouvez maintenant créer le premier programme de l’entreprise " + d.businessName + ".",
    button: "Se connecter",
    why: (d: { businessName: string }) => "Vous recevez cet e-mail car vous avez inscrit l’entreprise " + d.businessName + " sur Stepwell.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
