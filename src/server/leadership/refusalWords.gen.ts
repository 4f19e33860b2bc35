/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  noMember: "Only members can ask to lead.",
  alreadyLeader: "You can already lead a pod here.",
  confirmedLink: "You’ve already confirmed. To change the link, ask the pod’s leader.",
  confirmedRole: "You’ve already confirmed. To stop assisting, ask the pod’s leader.",
  notSettable: "Only the person themselves can ask to lead.",
  transferClosed: "This link is no longer valid.",
  notPending: {
    approved: (d: { fullName: string }) => d.fullName + " is already approved.",
    declined: (d: { fullName: string }) => d.fullName + " was already declined. You can still approve them on their page.",
    notAsked: (d: { fullName: string }) => d.fullName + " hasn’t asked to lead.",
  },
  answerTold: (d: { fullName: string }) => "It’s too late to undo this: " + d.fullName + " has been told.",
  goneOn: {
    leads: (d: { fullName: string }) => "This can’t be undone any more. " + d.fullName + " now leads a pod.",
    ready: (d: { fullName: string }) => "This can’t be undone any more. " + d.fullName + " is now ready to lead.",
    otherAnswer: (d: { fullName: string }) => "This can’t be undone any more. " + d.fullName + " has been given another answer since.",
  },
  isLeader: (d: { fullName: string; podName: string }) => d.fullName + " leads " + d.podName + ". Choose someone else to assist.",
  notInPod: (d: { fullName: string; podName: string }) => d.fullName + " is no longer in " + d.podName + ".",
  memberDisabled: (d: { fullName: string }) => d.fullName + " is disabled at the moment.",
  leadsPod: (d: { fullName: string }) => d.fullName + " leads a pod. Unassign them from it first.",
  leadsAlready: (d: { fullName: string }) => d.fullName + " already leads this pod.",
  leadsOtherPod: (d: { fullName: string; podName: string }) => d.fullName + " already leads " + d.podName + ", and can only lead one pod in a membership.",
  leadsAnotherPod: (d: { fullName: string }) => d.fullName + " already leads another pod, and can only lead one in a membership.",
  disabled: (d: { fullName: string }) => d.fullName + " is disabled in the membership.",
  noLongerInPod: (d: { fullName: string }) => d.fullName + " is no longer in this pod.",
  notTrained: (d: { fullName: string }) => d.fullName + " hasn’t confirmed the leader training yet.",
  alreadyIn: (d: { fullName: string; podName: string }) => d.fullName + " is already in " + d.podName + ". Remove them from there first.",
};

export type Words = typeof en;

const de: Words = {
  noMember: "Nur Mitglieder können sich als Leitung bewerben.",
  alreadyLeader: "Du kannst hier schon einen Pod leiten.",
  confirmedLink: "Du hast schon bestätigt. Um den Link zu ändern, frag die Leitung des Pods.",
  confirmedRole: "Du hast schon bestätigt. Um die Co-Leitung abzugeben, frag die Leitung des Pods.",
  notSettable: "Als Leitung bewerben kann sich nur die Person selbst.",
  transferClosed: "Dieser Link gilt nicht mehr.",
  notPending: {
    approved: (d: { fullName: string }) => "Die Bewerbung von " + d.fullName + " ist schon angenommen.",
    declined: (d: { fullName: string }) => d.fullName + " hat schon eine Absage bekommen. Auf der Seite der Person kannst du die Bewerbung noch annehmen.",
    notAsked: (d: { fullName: string }) => d.fullName + " hat sich nicht als Leitung beworben.",
  },
  answerTold: (d: { fullName: string }) => "Das lässt sich nicht mehr rückgängig machen: " + d.fullName + " weiß es schon.",
  goneOn: {
    leads: (d: { fullName: string }) => "Das lässt sich nicht mehr rückgängig machen. " + d.fullName + " leitet jetzt einen Pod.",
    ready: (d: { fullName: string }) => "Das lässt sich nicht mehr rückgängig machen. " + d.fullName + " kann jetzt leiten.",
    otherAnswer: (d: { fullName: string }) => "Das lässt sich nicht mehr rückgängig machen. " + d.fullName + " hat inzwischen eine andere Antwort bekommen.",
  },
  isLeader: (d: { fullName: string; podName: string }) => d.fullName + " leitet " + d.podName + ". Wähle jemand anderen als Co-Leitung.",
  notInPod: (d: { fullName: string; podName: string }) => d.fullName + " ist nicht mehr in " + d.podName + ".",
  memberDisabled: (d: { fullName: string }) => d.fullName + " ist gerade gesperrt.",
  leadsPod: (d: { fullName: string }) => d.fullName + " leitet einen Pod. Beende erst diese Leitung.",
  leadsAlready: (d: { fullName: string }) => d.fullName + " leitet diesen Pod schon.",
  leadsOtherPod: (d: { fullName: string; podName: string }) => d.fullName + " leitet schon " + d.podName + " und kann in einem Programm nur einen Pod leiten.",
  leadsAnotherPod: (d: { fullName: string }) => d.fullName + " leitet schon einen anderen Pod und kann in einem Programm nur einen leiten.",
  disabled: (d: { fullName: string }) => "Der Zugang von " + d.fullName + " zum Programm ist gesperrt.",
  noLongerInPod: (d: { fullName: string }) => d.fullName + " ist nicht mehr in diesem Pod.",
  notTrained: (d: { fullName: string }) => d.fullName + " hat die Leitungsschulung noch nicht bestätigt.",
  alreadyIn: (d: { fullName: string; podName: string }) => d.fullName + " ist schon in " + d.podName + ". Entferne die Person dort zuerst.",
};

const es: Words = {
  noMember: "Solo los miembros pueden solicitar liderar.",
  alreadyLeader: "Ya puedes liderar un pod aquí.",
  confirmedLink: "Ya confirmaste. Para cambiar el enlace, habla con quien lidera el pod.",
  confirmedRole: "Ya confirmaste. Para dejar de ser colíder, habla con quien lidera el pod.",
  notSettable: "Solo la propia persona puede solicitar liderar.",
  transferClosed: "Este enlace ya no es válido.",
  notPending: {
    approved: (d: { fullName: string }) => "La solicitud de " + d.fullName + " ya está aprobada.",
    declined: (d: { fullName: string }) => "La solicitud de " + d.fullName + " ya se rechazó. Todavía puedes aprobarla en su página.",
    notAsked: (d: { fullName: string }) => d.fullName + " no ha solicitado liderar.",
  },
  answerTold: (d: { fullName: string }) => "Ya no se puede deshacer: " + d.fullName + " ya lo sabe.",
  goneOn: {
    leads: (d: { fullName: string }) => "Ya no se puede deshacer. " + d.fullName + " lidera ahora un pod.",
    ready: (d: { fullName: string }) => "Ya no se puede deshacer. " + d.fullName + " ya puede liderar.",
    otherAnswer: (d: { fullName: string }) => "Ya no se puede deshacer. " + d.fullName + " recibió otra respuesta desde entonces.",
  },
  isLeader: (d: { fullName: string; podName: string }) => d.fullName + " lidera " + d.podName + ". Elige a otra persona como colíder.",
  notInPod: (d: { fullName: string; podName: string }) => d.fullName + " ya no está en " + d.podName + ".",
  memberDisabled: (d: { fullName: string }) => d.fullName + " no tiene acceso en este momento.",
  leadsPod: (d: { fullName: string }) => d.fullName + " lidera un pod. Primero hay que quitar a esa persona como líder.",
  leadsAlready: (d: { fullName: string }) => d.fullName + " ya lidera este pod.",
  leadsOtherPod: (d: { fullName: string; podName: string }) => d.fullName + " ya lidera " + d.podName + " y solo puede liderar un pod en cada programa.",
  leadsAnotherPod: (d: { fullName: string }) => d.fullName + " ya lidera otro pod y solo puede liderar uno en cada programa.",
  disabled: (d: { fullName: string }) => d.fullName + " no tiene acceso al programa en este momento.",
  noLongerInPod: (d: { fullName: string }) => d.fullName + " ya no está en este pod.",
  notTrained: (d: { fullName: string }) => d.fullName + " aún no ha confirmado la formación para líderes.",
  alreadyIn: (d: { fullName: string; podName: string }) => d.fullName + " ya está en " + d.podName + ". Quita antes a esta persona de ese pod.",
};

const fr: Words = {
  noMember: "Seuls les membres peuvent demander à animer.",
  alreadyLeader: "Vous pouvez déjà animer un pod ici.",
  confirmedLink: "Vous avez déjà confirmé. Pour changer le lien, adressez-vous à la personne responsable du pod.",
  confirmedRole: "Vous avez déjà confirmé. Pour ne plus être coresponsable, adressez-vous à la personne responsable du pod.",
  notSettable: "Seule la personne elle-même peut demander à animer.",
  transferClosed: "Ce lien n’est plus valable.",
  notPending: {
    approved: (d: { fullName: string }) => "La demande faite par " + d.fullName + " est déjà acceptée.",
    declined: (d: { fullName: string }) => "La demande faite par " + d.fullName + " a déjà été refusée. Vous pouvez encore l’accepter sur sa page.",
    notAsked: (d: { fullName: string }) => d.fullName + " n’a pas demandé à animer.",
  },
  answerTold: (d: { fullName: string }) => "Il est trop tard pour annuler : " + d.fullName + " est déjà au courant.",
  goneOn: {
    leads: (d: { fullName: string }) => "Il est trop tard pour annuler : " + d.fullName + " anime maintenant un pod.",
    ready: (d: { fullName: string }) => "Il est trop tard pour annuler : " + d.fullName + " peut maintenant animer.",
    otherAnswer: (d: { fullName: string }) => "Il est trop tard pour annuler : " + d.fullName + " a reçu une autre réponse depuis.",
  },
  isLeader: (d: { fullName: string; podName: string }) => d.fullName + " anime le pod " + d.podName + ". Choisissez quelqu’un d’autre comme coresponsable.",
  notInPod: (d: { fullName: string; podName: string }) => d.fullName + " n’est plus dans le pod " + d.podName + ".",
  memberDisabled: (d: { fullName: string }) => "L’accès est désactivé en ce moment pour " + d.fullName + ".",
  leadsPod: (d: { fullName: string }) => d.fullName + " anime un pod. Retirez-lui d’abord ce rôle.",
  leadsAlready: (d: { fullName: string }) => d.fullName + " anime déjà ce pod.",
  leadsOtherPod: (d: { fullName: string; podName: string }) => d.fullName + " anime déjà " + d.podName + " et ne peut animer qu’un pod par programme.",
  leadsAnotherPod: (d: { fullName: string }) => d.fullName + " anime déjà un autre pod et ne peut en animer qu’un par programme.",
  disabled: (d: { fullName: string }) => "L’accès de " + d.fullName + " au programme est désactivé.",
  noLongerInPod: (d: { fullName: string }) => d.fullName + " ne fait plus partie de ce pod.",
  notTrained: (d: { fullName: string }) => d.fullName + " n’a pas encore confirmé la formation des responsables.",
  alreadyIn: (d: { fullName: string; podName: string }) => d.fullName + " fait déjà partie de " + d.podName + ". Retirez d’abord cette personne de ce pod.",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
