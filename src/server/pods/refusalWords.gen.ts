/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  podHasMembers: "This pod still has members. Remove them first.",
  leaderLeaves: "You lead this pod and it has members. Hand it over before you leave.",
  podPaused: "This pod is paused at the moment.",
  podFull: "This pod has no places left.",
  memberDisabled: "They’re disabled. Enable them first.",
  leadsThisPod: "They lead this pod.",
  isLeader: "A pod’s leader can’t be removed from it.",
  leaderSwitches: "You lead this pod. Only participants can switch.",
  timesOnlyToJoin: "Only pods to join are narrowed by when they meet",
  mayNotAddPod: "Only the owner, admins and leaders who have confirmed their training can add pods.",
  seatFree: "This pod has a place left. You can join it now.",
  alreadyInPod: "You’re already in this pod.",
  waitlistChanged: (d: { names: string }) => d.names + " can’t get a place any more: they’ve left the waitlist, changed their mind or lost access. Nothing has been done, so please check the list and try again.",
  someoneElse: "someone else",
  someone: "Someone",
  tooManyMoves: "You’ve joined or left pods many times. Please try again in an hour.",
  tooManyPodsOfLeader: "You’ve added several pods today. Please try again tomorrow, or ask the people who run the membership.",
  tooManyPods: "You’ve added a lot of pods today. Please try again tomorrow.",
};

export type Words = typeof en;

const de: Words = {
  podHasMembers: "In diesem Pod sind noch Mitglieder. Entferne sie zuerst.",
  leaderLeaves: "Du leitest diesen Pod, und es sind Mitglieder darin. Übergib ihn, bevor du gehst.",
  podPaused: "Dieser Pod pausiert gerade.",
  podFull: "In diesem Pod sind keine Plätze mehr frei.",
  memberDisabled: "Die Person ist gesperrt. Entsperre sie zuerst.",
  leadsThisPod: "Die Person leitet diesen Pod.",
  isLeader: "Die Leitung eines Pods lässt sich nicht daraus entfernen.",
  leaderSwitches: "Du leitest diesen Pod. Nur Teilnehmende können wechseln.",
  timesOnlyToJoin: "Nur Pods zum Beitreten lassen sich nach ihrer Zeit eingrenzen",
  mayNotAddPod: "Nur das Team und Leitungen, die ihre Schulung bestätigt haben, können Pods anlegen.",
  seatFree: "In diesem Pod ist ein Platz frei. Du kannst ihm jetzt beitreten.",
  alreadyInPod: "Du bist schon in diesem Pod.",
  waitlistChanged: (d: { names: string }) => "Keinen Platz mehr bekommen: " + d.names + ". Sie stehen nicht mehr auf der Warteliste, haben es sich anders überlegt oder keinen Zugang mehr. Es ist noch nichts geschehen, also prüf bitte die Liste und versuch es noch einmal.",
  someoneElse: "noch jemand",
  someone: "jemand",
  tooManyMoves: "Du bist sehr oft Pods beigetreten oder aus ihnen ausgetreten. Bitte versuch es in einer Stunde noch einmal.",
  tooManyPodsOfLeader: "Du hast heute mehrere Pods angelegt. Bitte versuch es morgen noch einmal, oder wende dich an das Team.",
  tooManyPods: "Du hast heute sehr viele Pods angelegt. Bitte versuch es morgen noch einmal.",
};

const es: Words = {
  podHasMembers: "Este pod todavía tiene miembros. Quítalos primero.",
  leaderLeaves: "Lideras este pod y tiene miembros. Traspásalo antes de salir.",
  podPaused: "Este pod está en pausa.",
  podFull: "En este pod no quedan lugares.",
  memberDisabled: "No tiene acceso. Devuélveselo primero.",
  leadsThisPod: "Lidera este pod.",
  isLeader: "No se puede quitar de un pod a quien lo lidera.",
  leaderSwitches: "Lideras este pod. Solo los participantes pueden cambiarse.",
  timesOnlyToJoin: "Solo los pods a los que unirse se filtran por horario",
  mayNotAddPod: "Solo el equipo y los líderes que han confirmado su formación pueden añadir pods.",
  seatFree: "En este pod queda un lugar. Puedes unirte ahora.",
  alreadyInPod: "Ya estás en este pod.",
  waitlistChanged: (d: { names: string }) => "Ya no pueden tener un lugar: " + d.names + ". Han salido de la lista de espera, han cambiado de opinión o ya no tienen acceso. No se ha hecho nada, así que revisa la lista e inténtalo de nuevo.",
  someoneElse: "alguien más",
  someone: "alguien",
  tooManyMoves: "Te has unido a pods o has salido de ellos muchas veces. Inténtalo de nuevo en una hora.",
  tooManyPodsOfLeader: "Hoy has añadido varios pods. Inténtalo mañana o habla con el equipo del programa.",
  tooManyPods: "Hoy has añadido muchos pods. Inténtalo de nuevo mañana.",
};

const fr: Words = {
  podHasMembers: "Ce pod a encore des membres. Retirez-les d’abord.",
  leaderLeaves: "Vous animez ce pod, qui a des membres. Transmettez-le avant de partir.",
  podPaused: "Ce pod est en pause.",
  podFull: "Il n’y a plus de place dans ce pod.",
  memberDisabled: "L’accès de cette personne est désactivé. Réactivez-le d’abord.",
  leadsThisPod: "Cette personne anime ce pod.",
  isLeader: "La personne responsable d’un pod ne peut pas en être retirée.",
  leaderSwitches: "Vous animez ce pod. Seuls les membres peuvent en changer.",
  timesOnlyToJoin: "Seuls les pods à rejoindre se filtrent par horaire",
  mayNotAddPod: "Seuls l’équipe et les responsables qui ont confirmé leur formation peuvent ajouter des pods.",
  seatFree: "Il reste une place dans ce pod. Vous pouvez le rejoindre maintenant.",
  alreadyInPod: "Vous êtes déjà dans ce pod.",
  waitlistChanged: (d: { names: string }) => "Ne peuvent plus avoir de place : " + d.names + ". Ces personnes ont quitté la liste d’attente, changé d’avis ou perdu leur accès. Rien n’a été fait : vérifiez la liste, puis réessayez.",
  someoneElse: "quelqu’un d’autre",
  someone: "quelqu’un",
  tooManyMoves: "Vous avez rejoint ou quitté des pods de nombreuses fois. Réessayez dans une heure.",
  tooManyPodsOfLeader: "Vous avez ajouté plusieurs pods aujourd’hui. Réessayez demain, ou adressez-vous à l’équipe du programme.",
  tooManyPods: "Vous avez ajouté beaucoup de pods aujourd’hui. Réessayez demain.",
};

export const wordsIn = byLanguage<Words>({ en, de, es, fr });
