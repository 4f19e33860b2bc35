/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  waitlistOfFour: {
    text: (d: { count: number; podName: string }) => number('en', d.count) + " pe" + plural('en', d.count, { one: "rson is", other: "ople are" }) + " waiting for <b>" + d.podName + "</b>: enough for another pod.",
    button: "Form a pod",
  },
  podJoined: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> joined <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('en', d.count) + " people joined <b>" + d.podName + "</b>.",
  },
  podLeft: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> left <b>" + d.podName + "</b>.",
    removedBy: (d: { removedBy: string; personName: string; podName: string }) => "<b>" + d.removedBy + "</b> removed <b>" + d.personName + "</b> from <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('en', d.count) + " people left <b>" + d.podName + "</b> or were removed.",
  },
  podCreated: (d: { podName: string }) => "A new pod is yours to lead: <b>" + d.podName + "</b>.",
  podFormed: (d: { podName: string; formedFrom: string }) => "You have a place in <b>" + d.podName + "</b>, a new pod formed from the waitlist of <b>" + d.formedFrom + "</b>.",
  promoted: (d: { podName: string }) => "You have a place in <b>" + d.podName + "</b>.",
  placedInPod: (d: { placedBy: string; podName: string }) => "<b>" + d.placedBy + "</b> put you in <b>" + d.podName + "</b>.",
  podWithSeats: {
    text: (d: { podName: string }) => "A new pod has places left: <b>" + d.podName + "</b>.",
    button: "Join pod",
    group: (d: { count: number }) => number('en', d.count) + " new pods have places left.",
  },
  removedFromPod: (d: { removedBy: string; podName: string }) => "<b>" + d.removedBy + "</b> removed you from <b>" + d.podName + "</b>.",
  podDeleted: (d: { podName: string }) => "<b>" + d.podName + "</b> was deleted. We’ve emailed you your Next Tiny Steps.",
  findAnotherPod: "Find another pod",
  transferClosed: {
    accepted: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> now leads <b>" + d.podName + "</b>.",
    declined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> won’t be leading <b>" + d.podName + "</b>. It stays as it was.",
    expired: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> hasn’t answered about <b>" + d.podName + "</b>. It stays as it was.",
    replaced: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> is no longer asked to lead <b>" + d.podName + "</b>.",
  },
  transferActions: {
    ask: "Ask someone else",
    view: "View pod",
    pods: "See pods",
  },
  viewPod: "View pod",
};

export type Words = typeof en;

const ar: Words = {
  waitlistOfFour: {
    text: (d: { count: number; podName: string }) => plural('ar', d.count, { zero: "لا أحد ينتظر <b>" + d.podName + "</b>", one: "شخص واحد ينتظر <b>" + d.podName + "</b>: العدد يكفي لمجموعة أخرى", two: "شخصان ينتظران <b>" + d.podName + "</b>: العدد يكفي لمجموعة أخرى", few: number('ar', d.count) + " أشخاص ينتظرون <b>" + d.podName + "</b>: العدد يكفي لمجموعة أخرى", many: number('ar', d.count) + " شخصًا ينتظرون <b>" + d.podName + "</b>: العدد يكفي لمجموعة أخرى", other: number('ar', d.count) + " شخص ينتظرون <b>" + d.podName + "</b>: العدد يكفي لمجموعة أخرى" }) + ".",
    button: "تكوين مجموعة",
  },
  podJoined: {
    text: (d: { personName: string; podName: string }) => "انضمام <b>" + d.personName + "</b> إلى <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => "المنضمون إلى <b>" + d.podName + "</b>: " + d.count + ".",
  },
  podLeft: {
    text: (d: { personName: string; podName: string }) => "مغادرة <b>" + d.personName + "</b> من <b>" + d.podName + "</b>.",
    removedBy: (d: { removedBy: string; personName: string; podName: string }) => "إزالة <b>" + d.personName + "</b> من <b>" + d.podName + "</b> بقرار من <b>" + d.removedBy + "</b>.",
    group: (d: { count: number; podName: string }) => "المغادرون والمزالون من <b>" + d.podName + "</b>: " + d.count + ".",
  },
  podCreated: (d: { podName: string }) => "مجموعة جديدة بقيادتك: <b>" + d.podName + "</b>.",
  podFormed: (d: { podName: string; formedFrom: string }) => "لك مقعد في <b>" + d.podName + "</b>، وهي مجموعة جديدة كُوّنت من قائمة انتظار <b>" + d.formedFrom + "</b>.",
  promoted: (d: { podName: string }) => "لك مقعد في <b>" + d.podName + "</b>.",
  placedInPod: (d: { placedBy: string; podName: string }) => "صار لك مقعد في <b>" + d.podName + "</b> بقرار من <b>" + d.placedBy + "</b>.",
  podWithSeats: {
    text: (d: { podName: string }) => "مجموعة جديدة فيها مقاعد: <b>" + d.podName + "</b>.",
    button: "الانضمام إلى مجموعة",
    group: (d: { count: number }) => "مجموعات جديدة فيها مقاعد: " + d.count + ".",
  },
  removedFromPod: (d: { removedBy: string; podName: string }) => "انتهت مشاركتك في <b>" + d.podName + "</b> بقرار من <b>" + d.removedBy + "</b>.",
  podDeleted: (d: { podName: string }) => "حُذفت <b>" + d.podName + "</b>. أرسلنا إليك خطواتك الصغيرة بالبريد.",
  findAnotherPod: "البحث عن مجموعة أخرى",
  transferClosed: {
    accepted: (d: { personName: string; podName: string }) => "أصبحت <b>" + d.podName + "</b> بقيادة <b>" + d.personName + "</b>.",
    declined: (d: { personName: string; podName: string }) => "اعتذار من <b>" + d.personName + "</b> عن قيادة <b>" + d.podName + "</b>. بقيت كما كانت.",
    expired: (d: { personName: string; podName: string }) => "لا رد من <b>" + d.personName + "</b> بشأن <b>" + d.podName + "</b>. بقيت كما كانت.",
    replaced: (d: { personName: string; podName: string }) => "انتهى طلب قيادة <b>" + d.podName + "</b> من <b>" + d.personName + "</b>.",
  },
  transferActions: {
    ask: "الطلب من شخص آخر",
    view: "عرض المجموعة",
    pods: "عرض المجموعات",
  },
  viewPod: "عرض المجموعة",
};

const de: Words = {
  waitlistOfFour: {
    text: (d: { count: number; podName: string }) => number('de', d.count) + " Person" + plural('de', d.count, { one: " wartet", other: "en warten" }) + " auf <b>" + d.podName + "</b>: genug für einen weiteren Pod.",
    button: "Pod bilden",
  },
  podJoined: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> ist jetzt in <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('de', d.count) + " Personen sind jetzt neu in <b>" + d.podName + "</b>.",
  },
  podLeft: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> hat <b>" + d.podName + "</b> verlassen.",
    removedBy: (d: { removedBy: string; personName: string; podName: string }) => "<b>" + d.removedBy + "</b> hat <b>" + d.personName + "</b> aus <b>" + d.podName + "</b> entfernt.",
    group: (d: { count: number; podName: string }) => number('de', d.count) + " Personen haben <b>" + d.podName + "</b> verlassen oder wurden entfernt.",
  },
  podCreated: (d: { podName: string }) => "Du leitest einen neuen Pod: <b>" + d.podName + "</b>.",
  podFormed: (d: { podName: string; formedFrom: string }) => "Du hast einen Platz in <b>" + d.podName + "</b>, einem neuen Pod aus der Warteliste von <b>" + d.formedFrom + "</b>.",
  promoted: (d: { podName: string }) => "Du hast einen Platz in <b>" + d.podName + "</b>.",
  placedInPod: (d: { placedBy: string; podName: string }) => "<b>" + d.placedBy + "</b> hat dir einen Platz in <b>" + d.podName + "</b> gegeben.",
  podWithSeats: {
    text: (d: { podName: string }) => "Ein neuer Pod hat freie Plätze: <b>" + d.podName + "</b>.",
    button: "Pod beitreten",
    group: (d: { count: number }) => number('de', d.count) + " neue Pods haben freie Plätze.",
  },
  removedFromPod: (d: { removedBy: string; podName: string }) => "<b>" + d.removedBy + "</b> hat dich aus <b>" + d.podName + "</b> entfernt.",
  podDeleted: (d: { podName: string }) => "<b>" + d.podName + "</b> wurde gelöscht. Deine Mini-Schritte haben wir dir per E-Mail geschickt.",
  findAnotherPod: "Anderen Pod finden",
  transferClosed: {
    accepted: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> leitet jetzt <b>" + d.podName + "</b>.",
    declined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> übernimmt <b>" + d.podName + "</b> nicht. Am Pod ändert sich nichts.",
    expired: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> hat zu <b>" + d.podName + "</b> nicht geantwortet. Am Pod ändert sich nichts.",
    replaced: (d: { personName: string; podName: string }) => "Die Anfrage an <b>" + d.personName + "</b>, <b>" + d.podName + "</b> zu leiten, hat sich erledigt.",
  },
  transferActions: {
    ask: "Jemand anderen fragen",
    view: "Pod ansehen",
    pods: "Pods ansehen",
  },
  viewPod: "Pod ansehen",
};

const es: Words = {
  waitlistOfFour: {
    text: (d: { count: number; podName: string }) => number('es', d.count) + " " + plural('es', d.count, { one: "persona espera un lugar en <b>" + d.podName + "</b>: suficiente", many: "de personas esperan un lugar en <b>" + d.podName + "</b>: suficientes", other: "personas esperan un lugar en <b>" + d.podName + "</b>: suficientes" }) + " para otro pod.",
    button: "Formar un pod",
  },
  podJoined: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> se unió a <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('es', d.count) + " personas se unieron a <b>" + d.podName + "</b>.",
  },
  podLeft: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> salió de <b>" + d.podName + "</b>.",
    removedBy: (d: { removedBy: string; personName: string; podName: string }) => "<b>" + d.removedBy + "</b> quitó a <b>" + d.personName + "</b> de <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('es', d.count) + " personas ya no están en <b>" + d.podName + "</b>.",
  },
  podCreated: (d: { podName: string }) => "Tienes un pod nuevo que liderar: <b>" + d.podName + "</b>.",
  podFormed: (d: { podName: string; formedFrom: string }) => "Tienes un lugar en <b>" + d.podName + "</b>, un pod nuevo que salió de la lista de espera de <b>" + d.formedFrom + "</b>.",
  promoted: (d: { podName: string }) => "Tienes un lugar en <b>" + d.podName + "</b>.",
  placedInPod: (d: { placedBy: string; podName: string }) => "<b>" + d.placedBy + "</b> te dio un lugar en <b>" + d.podName + "</b>.",
  podWithSeats: {
    text: (d: { podName: string }) => "Un pod nuevo tiene lugares libres: <b>" + d.podName + "</b>.",
    button: "Unirme al pod",
    group: (d: { count: number }) => number('es', d.count) + " pods nuevos tienen lugares libres.",
  },
  removedFromPod: (d: { removedBy: string; podName: string }) => "<b>" + d.removedBy + "</b> te quitó de <b>" + d.podName + "</b>.",
  podDeleted: (d: { podName: string }) => "Se eliminó <b>" + d.podName + "</b>. Te enviamos tus pequeños pasos por correo.",
  findAnotherPod: "Buscar otro pod",
  transferClosed: {
    accepted: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> ya lidera <b>" + d.podName + "</b>.",
    declined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> no va a liderar <b>" + d.podName + "</b>. El pod sigue como estaba.",
    expired: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> no respondió sobre <b>" + d.podName + "</b>. El pod sigue como estaba.",
    replaced: (d: { personName: string; podName: string }) => "La petición a <b>" + d.personName + "</b> de liderar <b>" + d.podName + "</b> ya no está abierta.",
  },
  transferActions: {
    ask: "Pedírselo a alguien más",
    view: "Ver el pod",
    pods: "Ver los pods",
  },
  viewPod: "Ver el pod",
};

const fr: Words = {
  waitlistOfFour: {
    text: (d: { count: number; podName: string }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "personne attend", many: "de personnes attendent", other: "personnes attendent" }) + " le pod <b>" + d.podName + "</b> : assez pour un autre pod.",
    button: "Créer un pod",
  },
  podJoined: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> a rejoint le pod <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('fr', d.count) + " personnes ont rejoint le pod <b>" + d.podName + "</b>.",
  },
  podLeft: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> a quitté le pod <b>" + d.podName + "</b>.",
    removedBy: (d: { removedBy: string; personName: string; podName: string }) => "<b>" + d.removedBy + "</b> a retiré <b>" + d.personName + "</b> du pod <b>" + d.podName + "</b>.",
    group: (d: { count: number; podName: string }) => number('fr', d.count) + " personnes ont quitté le pod <b>" + d.podName + "</b> ou en ont été retirées.",
  },
  podCreated: (d: { podName: string }) => "Un nouveau pod à animer : <b>" + d.podName + "</b>.",
  podFormed: (d: { podName: string; formedFrom: string }) => "Vous avez une place dans le pod <b>" + d.podName + "</b>, né de la liste d’attente du pod <b>" + d.formedFrom + "</b>.",
  promoted: (d: { podName: string }) => "Vous avez une place dans le pod <b>" + d.podName + "</b>.",
  placedInPod: (d: { placedBy: string; podName: string }) => "<b>" + d.placedBy + "</b> vous a donné une place dans le pod <b>" + d.podName + "</b>.",
  podWithSeats: {
    text: (d: { podName: string }) => "Un nouveau pod a des places libres : <b>" + d.podName + "</b>.",
    button: "Rejoindre le pod",
    group: (d: { count: number }) => number('fr', d.count) + " nouveaux pods ont des places libres.",
  },
  removedFromPod: (d: { removedBy: string; podName: string }) => "<b>" + d.removedBy + "</b> vous a retiré votre place dans le pod <b>" + d.podName + "</b>.",
  podDeleted: (d: { podName: string }) => "Le pod <b>" + d.podName + "</b> a été supprimé. Nous vous avons envoyé vos petits pas par e-mail.",
  findAnotherPod: "Trouver un autre pod",
  transferClosed: {
    accepted: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> anime maintenant le pod <b>" + d.podName + "</b>.",
    declined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> n’animera pas le pod <b>" + d.podName + "</b>. Il reste comme avant.",
    expired: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> n’a pas répondu pour le pod <b>" + d.podName + "</b>. Il reste comme avant.",
    replaced: (d: { personName: string; podName: string }) => "La demande à <b>" + d.personName + "</b> d’animer le pod <b>" + d.podName + "</b> est close.",
  },
  transferActions: {
    ask: "Demander à quelqu’un d’autre",
    view: "Voir le pod",
    pods: "Voir les pods",
  },
  viewPod: "Voir le pod",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
