/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  applied: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> would like to lead a pod.",
    group: (d: { count: number }) => number('en', d.count) + " people would like to lead a pod.",
    approve: "Approve",
    decline: "Decline",
  },
  approved: (d: { membershipName: string }) => "You can lead a pod in <b>" + d.membershipName + "</b>.",
  getStarted: "Get started",
  seePods: "See pods",
  declined: (d: { membershipName: string }) => "Your application to lead in <b>" + d.membershipName + "</b> wasn’t accepted this time.",
  demoted: (d: { membershipName: string }) => "You’re no longer a leader in <b>" + d.membershipName + "</b>. You’re still a member, and still in your pod.",
  podWithoutLeader: {
    text: (d: { podName: string }) => "<b>" + d.podName + "</b> has no leader.",
    button: "Choose a leader",
  },
  leadsNow: (d: { podName: string }) => "You now lead <b>" + d.podName + "</b>.",
  transferOffered: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> has asked you to lead <b>" + d.podName + "</b>.",
    button: "Accept or decline",
  },
  assistantAsked: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> has asked you to be assistant leader of <b>" + d.podName + "</b>.",
    button: "Confirm or decline",
  },
  assistantConfirmed: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> is now assistant leader of <b>" + d.podName + "</b>.",
  assistantDeclined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> won’t be assistant leader of <b>" + d.podName + "</b>.",
  assistantWithdrawn: (d: { podName: string }) => "You’re no longer asked to be assistant leader of <b>" + d.podName + "</b>.",
  assistantUnassigned: (d: { podName: string }) => "You’re no longer assistant leader of <b>" + d.podName + "</b>.",
};

export type Words = typeof en;

const ar: Words = {
  applied: {
    text: (d: { leaderName: string }) => "طلب قيادة مجموعة من <b>" + d.leaderName + "</b>.",
    group: (d: { count: number }) => "عدد طلبات قيادة مجموعة: " + d.count + ".",
    approve: "قبول",
    decline: "رفض",
  },
  approved: (d: { membershipName: string }) => "يمكنك قيادة مجموعة في <b>" + d.membershipName + "</b>.",
  getStarted: "لنبدأ",
  seePods: "عرض المجموعات",
  declined: (d: { membershipName: string }) => "لم يُقبل طلبك للقيادة في <b>" + d.membershipName + "</b> هذه المرة.",
  demoted: (d: { membershipName: string }) => "انتهى دورك في القيادة في <b>" + d.membershipName + "</b>. تبقى عضويتك ومشاركتك في مجموعتك.",
  podWithoutLeader: {
    text: (d: { podName: string }) => "لا قيادة للمجموعة <b>" + d.podName + "</b>.",
    button: "اختيار القيادة",
  },
  leadsNow: (d: { podName: string }) => "أصبحت <b>" + d.podName + "</b> بقيادتك.",
  transferOffered: {
    text: (d: { personName: string; podName: string }) => "طلب من <b>" + d.personName + "</b>: قيادة <b>" + d.podName + "</b>.",
    button: "قبول أو رفض",
  },
  assistantAsked: {
    text: (d: { personName: string; podName: string }) => "طلب من <b>" + d.personName + "</b>: القيادة المساعدة في <b>" + d.podName + "</b>.",
    button: "تأكيد أو رفض",
  },
  assistantConfirmed: (d: { personName: string; podName: string }) => "القيادة المساعدة في <b>" + d.podName + "</b> الآن لدى <b>" + d.personName + "</b>.",
  assistantDeclined: (d: { personName: string; podName: string }) => "اعتذار من <b>" + d.personName + "</b> عن القيادة المساعدة في <b>" + d.podName + "</b>.",
  assistantWithdrawn: (d: { podName: string }) => "سُحب الطلب إليك لتولي القيادة المساعدة في <b>" + d.podName + "</b>.",
  assistantUnassigned: (d: { podName: string }) => "انتهى دورك في القيادة المساعدة في <b>" + d.podName + "</b>.",
};

const de: Words = {
  applied: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> möchte einen Pod leiten.",
    group: (d: { count: number }) => number('de', d.count) + " Personen möchten einen Pod leiten.",
    approve: "Annehmen",
    decline: "Ablehnen",
  },
  approved: (d: { membershipName: string }) => "Du kannst in <b>" + d.membershipName + "</b> einen Pod leiten.",
  getStarted: "Loslegen",
  seePods: "Pods ansehen",
  declined: (d: { membershipName: string }) => "Deine Bewerbung als Leitung in <b>" + d.membershipName + "</b> wurde diesmal nicht angenommen.",
  demoted: (d: { membershipName: string }) => "Du bist in <b>" + d.membershipName + "</b> nicht mehr Leitung. Du bleibst Mitglied und in deinem Pod.",
  podWithoutLeader: {
    text: (d: { podName: string }) => "<b>" + d.podName + "</b> hat keine Leitung.",
    button: "Leitung wählen",
  },
  leadsNow: (d: { podName: string }) => "Du leitest jetzt <b>" + d.podName + "</b>.",
  transferOffered: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> möchte, dass du <b>" + d.podName + "</b> leitest.",
    button: "Zusagen oder ablehnen",
  },
  assistantAsked: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> bittet dich um die Co-Leitung von <b>" + d.podName + "</b>.",
    button: "Bestätigen oder ablehnen",
  },
  assistantConfirmed: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> hat jetzt die Co-Leitung von <b>" + d.podName + "</b>.",
  assistantDeclined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> übernimmt die Co-Leitung von <b>" + d.podName + "</b> nicht.",
  assistantWithdrawn: (d: { podName: string }) => "Die Anfrage an dich zur Co-Leitung von <b>" + d.podName + "</b> hat sich erledigt.",
  assistantUnassigned: (d: { podName: string }) => "Du hast die Co-Leitung von <b>" + d.podName + "</b> nicht mehr.",
};

const es: Words = {
  applied: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> quiere liderar un pod.",
    group: (d: { count: number }) => number('es', d.count) + " personas quieren liderar un pod.",
    approve: "Aprobar",
    decline: "Rechazar",
  },
  approved: (d: { membershipName: string }) => "Ya puedes liderar un pod en <b>" + d.membershipName + "</b>.",
  getStarted: "Empezar",
  seePods: "Ver los pods",
  declined: (d: { membershipName: string }) => "Esta vez, tu solicitud para liderar en <b>" + d.membershipName + "</b> no se aceptó.",
  demoted: (d: { membershipName: string }) => "Ya no eres líder en <b>" + d.membershipName + "</b>. Sigues siendo miembro y sigues en tu pod.",
  podWithoutLeader: {
    text: (d: { podName: string }) => "<b>" + d.podName + "</b> no tiene líder.",
    button: "Elegir líder",
  },
  leadsNow: (d: { podName: string }) => "Ahora lideras <b>" + d.podName + "</b>.",
  transferOffered: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> te pide que lideres <b>" + d.podName + "</b>.",
    button: "Aceptar o rechazar",
  },
  assistantAsked: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> te pide que seas colíder de <b>" + d.podName + "</b>.",
    button: "Confirmar o rechazar",
  },
  assistantConfirmed: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> ya es colíder de <b>" + d.podName + "</b>.",
  assistantDeclined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> no será colíder de <b>" + d.podName + "</b>.",
  assistantWithdrawn: (d: { podName: string }) => "La petición de que seas colíder de <b>" + d.podName + "</b> ya no está abierta.",
  assistantUnassigned: (d: { podName: string }) => "Ya no eres colíder de <b>" + d.podName + "</b>.",
};

const fr: Words = {
  applied: {
    text: (d: { leaderName: string }) => "<b>" + d.leaderName + "</b> aimerait animer un pod.",
    group: (d: { count: number }) => number('fr', d.count) + " personnes aimeraient animer un pod.",
    approve: "Accepter",
    decline: "Refuser",
  },
  approved: (d: { membershipName: string }) => "Vous pouvez animer un pod dans le programme <b>" + d.membershipName + "</b>.",
  getStarted: "Commencer",
  seePods: "Voir les pods",
  declined: (d: { membershipName: string }) => "Votre demande pour animer un pod dans le programme <b>" + d.membershipName + "</b> n’a pas été acceptée cette fois-ci.",
  demoted: (d: { membershipName: string }) => "Vous n’êtes plus responsable dans le programme <b>" + d.membershipName + "</b>. Vous en restez membre, et vous gardez votre pod.",
  podWithoutLeader: {
    text: (d: { podName: string }) => "Le pod <b>" + d.podName + "</b> n’a pas de responsable.",
    button: "Choisir qui anime",
  },
  leadsNow: (d: { podName: string }) => "Vous animez maintenant le pod <b>" + d.podName + "</b>.",
  transferOffered: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> vous propose d’animer le pod <b>" + d.podName + "</b>.",
    button: "Accepter ou refuser",
  },
  assistantAsked: {
    text: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> vous propose d’être coresponsable du pod <b>" + d.podName + "</b>.",
    button: "Confirmer ou refuser",
  },
  assistantConfirmed: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> est maintenant coresponsable du pod <b>" + d.podName + "</b>.",
  assistantDeclined: (d: { personName: string; podName: string }) => "<b>" + d.personName + "</b> ne sera pas coresponsable du pod <b>" + d.podName + "</b>.",
  assistantWithdrawn: (d: { podName: string }) => "On ne vous propose plus d’être coresponsable du pod <b>" + d.podName + "</b>.",
  assistantUnassigned: (d: { podName: string }) => "Vous n’êtes plus coresponsable du pod <b>" + d.podName + "</b>.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
