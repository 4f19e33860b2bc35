/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  staffEmail: "Owners and admins change their own email.",
  belongsElsewhere: "This person also belongs to another business, so only they can change their email.",
  staffNotDisabled: "An owner or admin can’t be disabled.",
  memberDisabled: "Your access to this membership has been turned off. Please ask the people who run it.",
  linkInvalid: "This link is no longer valid",
  lastActiveForStaff: "Only the owner and admins can see when people were last active",
  leaderStatusForStaff: "Only the owner and admins can see people’s leader status",
  withoutPodForStaff: "Only the owner and admins can list people without a pod",
  lookUpForStaff: "Only the owner and admins can look people up like this",
  sentJustNow: "A login link has just been sent to them.",
  cannotLogIn: "This account can’t log in at the moment.",
  leadsPod: (d: { name: string; podName: string }) => d.name + " leads " + d.podName + ", which has members. Choose another leader first.",
  leadsAPod: (d: { name: string }) => d.name + " leads a pod, which has members. Choose another leader first.",
  tooManyInvitations: "You’ve opened invitations many times. Please try again in an hour.",
};

export type Words = typeof en;

const ar: Words = {
  staffEmail: "يغير المالك والمشرفون بريدهم بأنفسهم.",
  belongsElsewhere: "هذا الشخص في مؤسسة أخرى أيضًا، فلا يغير بريده إلا هو.",
  staffNotDisabled: "لا يمكن تعطيل وصول المالك أو المشرفين.",
  memberDisabled: "تم تعطيل وصولك إلى هذا البرنامج. يمكنك سؤال القائمين عليه.",
  linkInvalid: "لم يعد هذا الرابط صالحًا",
  lastActiveForStaff: "لا يرى آخر نشاط للأشخاص إلا المالك والمشرفون",
  leaderStatusForStaff: "لا يرى حالة القيادة للأشخاص إلا المالك والمشرفون",
  withoutPodForStaff: "لا يرى من ليسوا في مجموعة إلا المالك والمشرفون",
  lookUpForStaff: "لا يبحث عن الأشخاص هكذا إلا المالك والمشرفون",
  sentJustNow: "أُرسل رابط دخول إلى هذا الشخص قبل قليل.",
  cannotLogIn: "لا يمكن تسجيل الدخول بهذا الحساب حاليًا.",
  leadsPod: (d: { name: string; podName: string }) => d.podName + " بقيادة " + d.name + " وفيها أعضاء. يلزم أولًا اختيار قيادة أخرى.",
  leadsAPod: (d: { name: string }) => d.name + ": قيادة مجموعة فيها أعضاء. يلزم أولًا اختيار قيادة أخرى.",
  tooManyInvitations: "فتحت دعوات مرات كثيرة. يرجى المحاولة بعد ساعة.",
};

const de: Words = {
  staffEmail: "Wer zum Team eines Unternehmens gehört, ändert die eigene E-Mail-Adresse selbst.",
  belongsElsewhere: "Diese Person gehört auch zu einem anderen Unternehmen, deshalb kann nur sie selbst ihre E-Mail-Adresse ändern.",
  staffNotDisabled: "Wer zum Team eines Unternehmens gehört, lässt sich nicht sperren.",
  memberDisabled: "Dein Zugang zu diesem Programm ist gesperrt. Bitte wende dich an das Team.",
  linkInvalid: "Dieser Link gilt nicht mehr",
  lastActiveForStaff: "Nur das Team kann sehen, wann jemand zuletzt aktiv war",
  leaderStatusForStaff: "Nur das Team kann den Status der Leitungen sehen",
  withoutPodForStaff: "Nur das Team kann Personen ohne Pod auflisten",
  lookUpForStaff: "Nur das Team kann Personen so nachschlagen",
  sentJustNow: "Gerade eben ging schon ein Anmeldelink an diese Person.",
  cannotLogIn: "Mit diesem Konto ist gerade keine Anmeldung möglich.",
  leadsPod: (d: { name: string; podName: string }) => d.name + " leitet " + d.podName + ", und dort sind Mitglieder. Wähle erst eine andere Leitung.",
  leadsAPod: (d: { name: string }) => d.name + " leitet einen Pod, in dem Mitglieder sind. Wähle erst eine andere Leitung.",
  tooManyInvitations: "Du hast sehr oft Einladungen geöffnet. Bitte versuch es in einer Stunde noch einmal.",
};

const es: Words = {
  staffEmail: "Titulares y admins cambian su propio correo.",
  belongsElsewhere: "Esta persona también pertenece a otra empresa, así que solo ella puede cambiar su correo.",
  staffNotDisabled: "No se puede quitar el acceso a titulares ni a admins.",
  memberDisabled: "Tu acceso a este programa está desactivado. Habla con el equipo.",
  linkInvalid: "Este enlace ya no es válido",
  lastActiveForStaff: "Solo el equipo puede ver la última actividad",
  leaderStatusForStaff: "Solo el equipo puede ver el estado de líder",
  withoutPodForStaff: "Solo el equipo puede ver quién no tiene pod",
  lookUpForStaff: "Solo el equipo puede buscar personas así",
  sentJustNow: "Se le acaba de enviar un enlace de acceso.",
  cannotLogIn: "Esta cuenta no puede iniciar sesión en este momento.",
  leadsPod: (d: { name: string; podName: string }) => d.name + " lidera " + d.podName + ", que tiene miembros. Elige antes a otra persona como líder.",
  leadsAPod: (d: { name: string }) => d.name + " lidera un pod que tiene miembros. Elige antes a otra persona como líder.",
  tooManyInvitations: "Abriste invitaciones muchas veces. Inténtalo de nuevo en una hora.",
};

const fr: Words = {
  staffEmail: "Propriétaires et admins changent leur adresse e-mail eux-mêmes.",
  belongsElsewhere: "Cette personne appartient aussi à une autre entreprise : elle seule peut changer son adresse e-mail.",
  staffNotDisabled: "L’accès des propriétaires et admins ne peut pas être désactivé.",
  memberDisabled: "Votre accès à ce programme a été désactivé. Adressez-vous à l’équipe.",
  linkInvalid: "Ce lien n’est plus valable",
  lastActiveForStaff: "Seule l’équipe peut voir la dernière activité",
  leaderStatusForStaff: "Seule l’équipe peut voir le statut de responsable",
  withoutPodForStaff: "Seule l’équipe peut voir qui n’a pas de pod",
  lookUpForStaff: "Seule l’équipe peut chercher des personnes ainsi",
  sentJustNow: "Un lien de connexion vient de lui être envoyé.",
  cannotLogIn: "Ce compte ne peut pas se connecter pour le moment.",
  leadsPod: (d: { name: string; podName: string }) => d.name + " anime le pod " + d.podName + ", qui a des membres. Choisissez d’abord une autre personne responsable.",
  leadsAPod: (d: { name: string }) => d.name + " anime un pod qui a des membres. Choisissez d’abord une autre personne responsable.",
  tooManyInvitations: "Vous avez ouvert des invitations de nombreuses fois. Réessayez dans une heure.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
