/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, ordinal, plural, select } from '../../domain/text/messages';

const en = {
  waitlistJoined: {
    subject: (d: { position: number; podName: string }) => "You’re " + number('en', d.position) + ordinal('en', d.position, { one: "st", two: "nd", few: "rd", other: "th" }) + " in the queue for " + d.podName,
    text: (d: { podName: string; membershipName: string }) => d.podName + " in " + d.membershipName + " is full. When a place comes up and it’s your turn, you’ll get it straight away and we’ll let you know. You don’t need to keep checking.",
    button: "See my waitlists",
    why: (d: { membershipName: string }) => "You’re getting this because you joined a waitlist in " + d.membershipName + ".",
  },
  waitlistOfFour: {
    subject: (d: { count: number; podName: string }) => number('en', d.count) + " pe" + plural('en', d.count, { one: "rson is", other: "ople are" }) + " waiting for " + d.podName,
    text: (d: { podName: string; membershipName: string }) => "Enough people are now waiting for " + d.podName + " in " + d.membershipName + " to start another pod:",
    consents: {
      joinOrLead: "would join or lead a new pod",
      lead: "would lead a new pod",
      join: "would join a new pod",
      none: "is waiting for this pod",
    },
    button: "Form a pod",
    why: (d: { membershipName: string }) => "You’re getting this because you look after " + d.membershipName + ".",
  },
  podWithSeats: {
    subject: (d: { seats: number; podName: string }) => "New pod with " + number('en', d.seats) + " place" + plural('en', d.seats, { one: "", other: "s" }) + " left: " + d.podName,
    text: (d: { membershipName: string }) => "A new pod in " + d.membershipName + " has room, and you asked us to let you know.",
    facts: {
      pod: "Pod",
      meets: "Meets",
      seats: "Places left",
    },
    button: "Join pod",
    why: (d: { membershipName: string }) => "You’re getting this because you asked to hear about new pods in " + d.membershipName + ".",
  },
  transferClosed: {
    accepted: {
      subject: (d: { personName: string; podName: string }) => d.personName + " now leads " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string }) => d.personName + " now leads " + d.podName + " in " + d.membershipName + ".",
    },
    declined: {
      subject: (d: { personName: string; podName: string }) => d.personName + " won’t be leading " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'ask' | (string & {}) }) => "You asked " + d.personName + " to lead " + d.podName + " in " + d.membershipName + ", and they can’t take it over. The pod stays as it was" + select(d.next, { ask: "; you can ask someone else", other: "" }) + ".",
    },
    expired: {
      subject: (d: { personName: string; podName: string }) => d.personName + " hasn’t answered about " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; days: number; next: 'ask' | (string & {}) }) => "You asked " + d.personName + " to lead " + d.podName + " in " + d.membershipName + ". They didn’t answer within " + number('en', d.days) + " days, so the request has ended. The pod stays as it was" + select(d.next, { ask: "; you can ask again, or ask someone else", other: "" }) + ".",
    },
    replaced: {
      subject: (d: { personName: string; podName: string }) => d.personName + " is no longer asked to lead " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'pods' | (string & {}) }) => "You asked " + d.personName + " to lead " + d.podName + " in " + d.membershipName + ". " + select(d.next, { pods: "The pod has since been delet", other: "Something else has since been arrang" }) + "ed, so your request has ended.",
    },
    why: (d: { podName: string }) => "You’re getting this because you asked someone to lead " + d.podName + ", or led it yourself.",
  },
};

export type Words = typeof en;

const ar: Words = {
  waitlistJoined: {
    subject: (d: { position: number; podName: string }) => "ترتيبك في قائمة انتظار " + d.podName + ": " + number('ar', d.position),
    text: (d: { podName: string; membershipName: string }) => "المجموعة " + d.podName + " ضمن " + d.membershipName + " مكتملة. عندما يشغر مقعد ويحين دورك يصبح المقعد لك فورًا ونخبرك. لا حاجة إلى المتابعة بنفسك.",
    button: "عرض قوائم انتظاري",
    why: (d: { membershipName: string }) => "وصلك هذا البريد لأنك في قائمة انتظار ضمن " + d.membershipName + ".",
  },
  waitlistOfFour: {
    subject: (d: { count: number; podName: string }) => plural('ar', d.count, { zero: "لا أحد ينتظر", one: "شخص واحد ينتظر", two: "شخصان ينتظران", few: number('ar', d.count) + " أشخاص ينتظرون", many: number('ar', d.count) + " شخصًا ينتظرون", other: number('ar', d.count) + " شخص ينتظرون" }) + " " + d.podName,
    text: (d: { podName: string; membershipName: string }) => "عدد المنتظرين مقعدًا في " + d.podName + " ضمن " + d.membershipName + " يكفي الآن لمجموعة أخرى:",
    consents: {
      joinOrLead: "موافقة على الانضمام إلى مجموعة جديدة أو قيادتها",
      lead: "موافقة على قيادة مجموعة جديدة",
      join: "موافقة على الانضمام إلى مجموعة جديدة",
      none: "انتظار هذه المجموعة",
    },
    button: "تكوين مجموعة",
    why: (d: { membershipName: string }) => "وصلك هذا البريد لأنك من القائمين على " + d.membershipName + ".",
  },
  podWithSeats: {
    subject: (d: { seats: number; podName: string }) => "مجموعة جديدة" + plural('ar', d.seats, { zero: "", one: " فيها مقعد واحد", two: " فيها مقعدان", few: " فيها " + number('ar', d.seats) + " مقاعد", many: " فيها " + number('ar', d.seats) + " مقعدًا", other: " فيها " + number('ar', d.seats) + " مقعد" }) + ": " + d.podName,
    text: (d: { membershipName: string }) => "في مجموعة جديدة ضمن " + d.membershipName + " مقاعد، وقد طلبت أن نخبرك.",
    facts: {
      pod: "المجموعة",
      meets: "اللقاء",
      seats: "المقاعد المتبقية",
    },
    button: "الانضمام إلى مجموعة",
    why: (d: { membershipName: string }) => "وصلك هذا البريد لأنك طلبت إخبارك بالمجموعات الجديدة في " + d.membershipName + ".",
  },
  transferClosed: {
    accepted: {
      subject: (d: { personName: string; podName: string }) => "أصبحت " + d.podName + " بقيادة " + d.personName,
      text: (d: { personName: string; podName: string; membershipName: string }) => "أصبحت " + d.podName + " ضمن " + d.membershipName + " بقيادة " + d.personName + ".",
    },
    declined: {
      subject: (d: { personName: string; podName: string }) => "اعتذار من " + d.personName + " عن قيادة " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'ask' | (string & {}) }) => "وصل الرد من " + d.personName + " على طلبك لقيادة " + d.podName + " ضمن " + d.membershipName + ": اعتذار عن القيادة. بقيت المجموعة كما كانت" + select(d.next, { ask: "، ويمكنك الطلب من شخص آخر", other: "" }) + ".",
    },
    expired: {
      subject: (d: { personName: string; podName: string }) => "لا رد من " + d.personName + " بشأن " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; days: number; next: 'ask' | (string & {}) }) => "طلبت من " + d.personName + " قيادة " + d.podName + " ضمن " + d.membershipName + ". انتهى الطلب لأن الرد لم يصل خلال " + plural('ar', d.days, { one: "يوم واحد", two: "يومين", few: number('ar', d.days) + " أيام", many: number('ar', d.days) + " يومًا", other: number('ar', d.days) + " يوم" }) + ". بقيت المجموعة كما كانت" + select(d.next, { ask: "، ويمكنك تكرار الطلب أو الطلب من شخص آخر", other: "" }) + ".",
    },
    replaced: {
      subject: (d: { personName: string; podName: string }) => "انتهى طلب قيادة " + d.podName + " من " + d.personName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'pods' | (string & {}) }) => "طلبت من " + d.personName + " قيادة " + d.podName + " ضمن " + d.membershipName + ". " + select(d.next, { pods: "حُذفت المجموعة", other: "جرى ترتيب آخر" }) + " بعد ذلك، فانتهى طلبك.",
    },
    why: (d: { podName: string }) => "وصلك هذا البريد لأنك طلبت من شخص قيادة " + d.podName + "، أو لأنها كانت بقيادتك.",
  },
};

const de: Words = {
  waitlistJoined: {
    subject: (d: { position: number; podName: string }) => "Du hast Platz " + number('de', d.position) + " auf der Warteliste für " + d.podName,
    text: (d: { podName: string; membershipName: string }) => d.podName + " in " + d.membershipName + " ist voll. Wenn ein Platz frei wird und du an der Reihe bist, bekommst du ihn sofort, und wir sagen dir Bescheid. Du brauchst nicht immer wieder nachzusehen.",
    button: "Meine Wartelisten ansehen",
    why: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil du dich in " + d.membershipName + " auf eine Warteliste gesetzt hast.",
  },
  waitlistOfFour: {
    subject: (d: { count: number; podName: string }) => number('de', d.count) + " Person" + plural('de', d.count, { one: " wartet", other: "en warten" }) + " auf " + d.podName,
    text: (d: { podName: string; membershipName: string }) => "Auf " + d.podName + " in " + d.membershipName + " warten jetzt genug Personen für einen weiteren Pod:",
    consents: {
      joinOrLead: "würde einem neuen Pod beitreten oder ihn leiten",
      lead: "würde einen neuen Pod leiten",
      join: "würde einem neuen Pod beitreten",
      none: "wartet nur auf diesen Pod",
    },
    button: "Pod bilden",
    why: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil du " + d.membershipName + " betreust.",
  },
  podWithSeats: {
    subject: (d: { seats: number; podName: string }) => "Neuer Pod mit " + number('de', d.seats) + " freien Pl" + plural('de', d.seats, { one: "atz", other: "ätzen" }) + ": " + d.podName,
    text: (d: { membershipName: string }) => "In " + d.membershipName + " gibt es einen neuen Pod mit freien Plätzen. Du wolltest, dass wir dir dann Bescheid sagen.",
    facts: {
      pod: "Pod",
      meets: "Treffen",
      seats: "Freie Plätze",
    },
    button: "Pod beitreten",
    why: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil du von neuen Pods in " + d.membershipName + " erfahren möchtest.",
  },
  transferClosed: {
    accepted: {
      subject: (d: { personName: string; podName: string }) => d.personName + " leitet jetzt " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string }) => d.personName + " leitet jetzt " + d.podName + " in " + d.membershipName + ".",
    },
    declined: {
      subject: (d: { personName: string; podName: string }) => d.personName + " übernimmt " + d.podName + " nicht",
      text: (d: { personName: string; podName: string; membershipName: string; next: 'ask' | (string & {}) }) => "Du hast " + d.personName + " gebeten, " + d.podName + " in " + d.membershipName + " zu leiten, aber es klappt nicht. Am Pod ändert sich nichts." + select(d.next, { ask: " Du kannst jemand anderen fragen.", other: "" }),
    },
    expired: {
      subject: (d: { personName: string; podName: string }) => "Keine Antwort von " + d.personName + " zu " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; days: number; next: 'ask' | (string & {}) }) => "Du hast " + d.personName + " gebeten, " + d.podName + " in " + d.membershipName + " zu leiten. In " + number('de', d.days) + " Tagen kam keine Antwort, deshalb ist die Anfrage abgelaufen. Am Pod ändert sich nichts." + select(d.next, { ask: " Du kannst noch einmal fragen, oder jemand anderen.", other: "" }),
    },
    replaced: {
      subject: (d: { personName: string; podName: string }) => "Die Anfrage an " + d.personName + ", " + d.podName + " zu leiten, hat sich erledigt",
      text: (d: { personName: string; podName: string; membershipName: string; next: 'pods' | (string & {}) }) => "Du hast " + d.personName + " gebeten, " + d.podName + " in " + d.membershipName + " zu leiten. " + select(d.next, { pods: "Der Pod wurde inzwischen gelöscht", other: "Inzwischen gibt es eine andere Lösung" }) + ", deshalb hat sich deine Anfrage erledigt.",
    },
    why: (d: { podName: string }) => "Du bekommst diese E-Mail, weil du jemanden gebeten hast, " + d.podName + " zu leiten, oder den Pod selbst geleitet hast.",
  },
};

const es: Words = {
  waitlistJoined: {
    subject: (d: { position: number; podName: string }) => "Tienes el puesto " + number('es', d.position) + " en la lista de espera de " + d.podName,
    text: (d: { podName: string; membershipName: string }) => d.podName + ", en " + d.membershipName + ", está completo. Cuando quede un lugar libre y te toque a ti, será tuyo de inmediato y te avisaremos. No hace falta que vuelvas a mirar.",
    button: "Ver mis listas de espera",
    why: (d: { membershipName: string }) => "Recibes este correo porque te apuntaste a una lista de espera en " + d.membershipName + ".",
  },
  waitlistOfFour: {
    subject: (d: { count: number; podName: string }) => number('es', d.count) + " " + plural('es', d.count, { one: "persona espera", many: "de personas esperan", other: "personas esperan" }) + " un lugar en " + d.podName,
    text: (d: { podName: string; membershipName: string }) => "Ya hay suficientes personas en espera de " + d.podName + ", en " + d.membershipName + ", para formar otro pod:",
    consents: {
      joinOrLead: "iría a un pod nuevo o lo lideraría",
      lead: "lideraría un pod nuevo",
      join: "iría a un pod nuevo",
      none: "solo espera este pod",
    },
    button: "Formar un pod",
    why: (d: { membershipName: string }) => "Recibes este correo porque administras " + d.membershipName + ".",
  },
  podWithSeats: {
    subject: (d: { seats: number; podName: string }) => "Pod nuevo con " + number('es', d.seats) + " " + plural('es', d.seats, { one: "lugar libre", many: "de lugares libres", other: "lugares libres" }) + ": " + d.podName,
    text: (d: { membershipName: string }) => "Hay un pod nuevo con lugares libres en " + d.membershipName + ", y nos pediste que te avisáramos.",
    facts: {
      pod: "Pod",
      meets: "Reuniones",
      seats: "Lugares libres",
    },
    button: "Unirme al pod",
    why: (d: { membershipName: string }) => "Recibes este correo porque pediste que te avisáramos de pods nuevos en " + d.membershipName + ".",
  },
  transferClosed: {
    accepted: {
      subject: (d: { personName: string; podName: string }) => d.personName + " ya lidera " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string }) => d.personName + " ya lidera " + d.podName + ", en " + d.membershipName + ".",
    },
    declined: {
      subject: (d: { personName: string; podName: string }) => d.personName + " no va a liderar " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'ask' | (string & {}) }) => "Le pediste a " + d.personName + " que liderara " + d.podName + ", en " + d.membershipName + ", y no puede hacerlo. El pod sigue como estaba" + select(d.next, { ask: "; puedes pedírselo a otra persona", other: "" }) + ".",
    },
    expired: {
      subject: (d: { personName: string; podName: string }) => d.personName + " no respondió sobre " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; days: number; next: 'ask' | (string & {}) }) => "Le pediste a " + d.personName + " que liderara " + d.podName + ", en " + d.membershipName + ". Pasaron " + number('es', d.days) + " días sin respuesta, así que la petición caducó. El pod sigue como estaba" + select(d.next, { ask: "; puedes volver a pedírselo, o pedírselo a otra persona", other: "" }) + ".",
    },
    replaced: {
      subject: (d: { personName: string; podName: string }) => "La petición a " + d.personName + " sobre " + d.podName + " ya no está abierta",
      text: (d: { personName: string; podName: string; membershipName: string; next: 'pods' | (string & {}) }) => "Le pediste a " + d.personName + " que liderara " + d.podName + ", en " + d.membershipName + ". Mientras tanto se e" + select(d.next, { pods: "liminó el pod", other: "ncontró otra solución" }) + ", así que tu petición quedó cerrada.",
    },
    why: (d: { podName: string }) => "Recibes este correo porque pediste a alguien que liderara " + d.podName + ", o porque lo liderabas tú.",
  },
};

const fr: Words = {
  waitlistJoined: {
    subject: (d: { position: number; podName: string }) => "Vous êtes en " + number('fr', d.position) + ordinal('fr', d.position, { one: "r", other: "" }) + "e position pour le pod " + d.podName,
    text: (d: { podName: string; membershipName: string }) => "Le pod " + d.podName + " du programme " + d.membershipName + " est complet. Quand une place se libérera et que ce sera votre tour, vous l’aurez aussitôt et nous vous préviendrons. Inutile de vérifier sans cesse.",
    button: "Voir mes listes d’attente",
    why: (d: { membershipName: string }) => "Vous recevez cet e-mail car vous êtes sur une liste d’attente du programme " + d.membershipName + ".",
  },
  waitlistOfFour: {
    subject: (d: { count: number; podName: string }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "personne attend", many: "de personnes attendent", other: "personnes attendent" }) + " le pod " + d.podName,
    text: (d: { podName: string; membershipName: string }) => "Assez de personnes attendent maintenant le pod " + d.podName + " du programme " + d.membershipName + " pour créer un autre pod :",
    consents: {
      joinOrLead: "rejoindrait ou animerait un nouveau pod",
      lead: "animerait un nouveau pod",
      join: "rejoindrait un nouveau pod",
      none: "attend ce pod",
    },
    button: "Créer un pod",
    why: (d: { membershipName: string }) => "Vous recevez cet e-mail car vous gérez le programme " + d.membershipName + ".",
  },
  podWithSeats: {
    subject: (d: { seats: number; podName: string }) => "Nouveau pod, " + number('fr', d.seats) + " " + plural('fr', d.seats, { one: "place libre", many: "de places libres", other: "places libres" }) + " : " + d.podName,
    text: (d: { membershipName: string }) => "Un nouveau pod du programme " + d.membershipName + " a de la place, et vous aviez demandé à le savoir.",
    facts: {
      pod: "Pod",
      meets: "Réunions",
      seats: "Places libres",
    },
    button: "Rejoindre le pod",
    why: (d: { membershipName: string }) => "Vous recevez cet e-mail car vous avez demandé à connaître les nouveaux pods du programme " + d.membershipName + ".",
  },
  transferClosed: {
    accepted: {
      subject: (d: { personName: string; podName: string }) => d.personName + " anime maintenant le pod " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string }) => d.personName + " anime maintenant le pod " + d.podName + " du programme " + d.membershipName + ".",
    },
    declined: {
      subject: (d: { personName: string; podName: string }) => d.personName + " n’animera pas le pod " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'ask' | (string & {}) }) => "Vous aviez proposé à " + d.personName + " d’animer le pod " + d.podName + " du programme " + d.membershipName + ", mais ce n’est pas possible. Le pod reste comme avant" + select(d.next, { ask: " ; vous pouvez demander à quelqu’un d’autre", other: "" }) + ".",
    },
    expired: {
      subject: (d: { personName: string; podName: string }) => "Pas de réponse pour le pod " + d.podName + " : " + d.personName,
      text: (d: { personName: string; podName: string; membershipName: string; days: number; next: 'ask' | (string & {}) }) => "Vous aviez proposé à " + d.personName + " d’animer le pod " + d.podName + " du programme " + d.membershipName + ". Sans réponse au bout de " + number('fr', d.days) + " jours, la demande a pris fin. Le pod reste comme avant" + select(d.next, { ask: " ; vous pouvez redemander, ou demander à quelqu’un d’autre", other: "" }) + ".",
    },
    replaced: {
      subject: (d: { personName: string; podName: string }) => "Demande close pour le pod " + d.podName + " : " + d.personName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'pods' | (string & {}) }) => "Vous aviez proposé à " + d.personName + " d’animer le pod " + d.podName + " du programme " + d.membershipName + ". " + select(d.next, { pods: "Le pod a été supprimé", other: "Une autre solution a été trouvée" }) + " depuis : votre demande a pris fin.",
    },
    why: (d: { podName: string }) => "Vous recevez cet e-mail car vous avez demandé à quelqu’un d’animer le pod " + d.podName + ", ou l’animiez vous-même.",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
