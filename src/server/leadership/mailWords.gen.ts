/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  applied: {
    subject: (d: { leaderName: string }) => d.leaderName + " would like to lead a pod",
    text: (d: { leaderName: string; membershipName: string }) => d.leaderName + " has applied to lead a pod in " + d.membershipName + ". You can approve or decline this in your notifications.",
  },
  moreApplied: {
    subject: (d: { count: number }) => number('en', d.count) + " more pe" + plural('en', d.count, { one: "rson", other: "ople" }) + " would like to lead a pod",
    text: (d: { count: number; membershipName: string }) => "So many people have applied to lead a pod that we don’t email you about each of them today. " + number('en', d.count) + " more pe" + plural('en', d.count, { one: "rson in " + d.membershipName + " waits", other: "ople in " + d.membershipName + " wait" }) + " for your answer in your notifications, where any others will be, too.",
  },
  openNotifications: "Open notifications",
  whyToStaff: (d: { membershipName: string }) => "You’re getting this because you look after " + d.membershipName + ".",
  why: (d: { membershipName: string }) => "You’re getting this because you’re a member of " + d.membershipName + ".",
  approved: {
    subject: (d: { membershipName: string }) => "You can lead a pod in " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "You’ve been approved as a leader in " + d.membershipName + ". The next steps are short: a welcome, the training and the leader meeting.",
    ] as [(d: { membershipName: string }) => string],
    button: "Get started",
  },
  signedOff: {
    subject: (d: { membershipName: string }) => "You can lead a pod in " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "The people who look after " + d.membershipName + " have made you a leader. There’s nothing else to do before you lead a pod.",
    ] as [(d: { membershipName: string }) => string],
    button: "Open pods",
  },
  declined: {
    subject: (d: { membershipName: string }) => "Your application to lead in " + d.membershipName + " wasn’t approved",
    texts: [
      (d: { membershipName: string }) => "Thank you for offering to lead a pod in " + d.membershipName + ". It wasn’t possible this time. Nothing else changes for you, and you’re welcome to ask again.",
      (d: { membershipName: string }) => "If you’d like to know more, just reply to this email.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Open membership",
  },
  demoted: {
    subject: (d: { membershipName: string }) => "You’re no longer a leader in " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "You’re no longer a leader in " + d.membershipName + ". Nothing else changes: you’re still a member, and if you led a pod, you’re still in it as a participant.",
      (d: { membershipName: string }) => "If you have any questions, just reply to this email.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Open pods",
  },
  transferOffered: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " would like you to lead " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " would like you to lead " + d.podName + " in " + d.membershipName + " from now on. Nothing changes until you accept, and you’ll need a meeting link to do that.",
      (d: { days: number }) => "The request is open for " + number('en', d.days) + " days.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string, (d: { days: number }) => string],
    button: "Accept or decline",
  },
  assistantAsked: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " would like you to be assistant leader of " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " would like you to help run the meetings of " + d.podName + " in " + d.membershipName + ". Once you confirm, your meeting link is used instead of the current one.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string],
    button: "See the request",
  },
};

export type Words = typeof en;

const ar: Words = {
  applied: {
    subject: (d: { leaderName: string }) => "طلب قيادة مجموعة من " + d.leaderName,
    text: (d: { leaderName: string; membershipName: string }) => "وصل طلب قيادة مجموعة في " + d.membershipName + " من " + d.leaderName + ". يمكنك القبول أو الرفض من إشعاراتك.",
  },
  moreApplied: {
    subject: (d: { count: number }) => plural('ar', d.count, { one: "طلب آخر", two: "طلبان آخران", few: number('ar', d.count) + " طلبات أخرى", many: number('ar', d.count) + " طلبًا آخر", other: number('ar', d.count) + " طلب آخر" }) + " لقيادة مجموعة",
    text: (d: { count: number; membershipName: string }) => "كثرت طلبات القيادة اليوم، فلا نراسلك عن كل منها. في إشعاراتك " + plural('ar', d.count, { one: "طلب آخر في " + d.membershipName + " ينتظر ردك، وفيها يظهر ما قد يصل بعده", two: "طلبان آخران في " + d.membershipName + " ينتظران ردك، وفيها يظهر ما قد يصل بعدهما", few: number('ar', d.count) + " طلبات أخرى في " + d.membershipName + " تنتظر ردك، وفيها يظهر ما قد يصل بعدها", many: number('ar', d.count) + " طلبًا آخر في " + d.membershipName + " تنتظر ردك، وفيها يظهر ما قد يصل بعدها", other: number('ar', d.count) + " طلب آخر في " + d.membershipName + " تنتظر ردك، وفيها يظهر ما قد يصل بعدها" }) + ".",
  },
  openNotifications: "فتح الإشعارات",
  whyToStaff: (d: { membershipName: string }) => "وصلك هذا البريد لأنك من القائمين على " + d.membershipName + ".",
  why: (d: { membershipName: string }) => "وصلك هذا البريد لأنك عضو في " + d.membershipName + ".",
  approved: {
    subject: (d: { membershipName: string }) => "يمكنك قيادة مجموعة في " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "تم قبولك للقيادة في " + d.membershipName + ". ما يلي قصير: ترحيب، ثم التدريب، ثم لقاء القادة.",
    ] as [(d: { membershipName: string }) => string],
    button: "لنبدأ",
  },
  signedOff: {
    subject: (d: { membershipName: string }) => "يمكنك قيادة مجموعة في " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "منحك القائمون على " + d.membershipName + " القيادة. لا شيء آخر يلزم قبل قيادة مجموعة.",
    ] as [(d: { membershipName: string }) => string],
    button: "فتح المجموعات",
  },
  declined: {
    subject: (d: { membershipName: string }) => "لم يُقبل طلبك للقيادة في " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "شكرًا لعرضك قيادة مجموعة في " + d.membershipName + ". لم يكن ذلك ممكنًا هذه المرة. لا يتغير شيء آخر، ونرحب بطلبك مرة أخرى.",
      (d: { membershipName: string }) => "لمعرفة المزيد، يكفي الرد على هذا البريد.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "فتح البرنامج",
  },
  demoted: {
    subject: (d: { membershipName: string }) => "انتهى دورك في القيادة في " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "انتهى دورك في القيادة في " + d.membershipName + ". لا يتغير شيء آخر: تبقى عضويتك، وإن كانت لك مجموعة فتستمر مشاركتك فيها.",
      (d: { membershipName: string }) => "لأي سؤال، يكفي الرد على هذا البريد.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "فتح المجموعات",
  },
  transferOffered: {
    subject: (d: { askerName: string; podName: string }) => "طلب من " + d.askerName + ": قيادة " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => "وصلك طلب من " + d.askerName + " لقيادة " + d.podName + " في " + d.membershipName + " من الآن. لا يتغير شيء قبل قبولك، ويلزمك لذلك رابط لقاء.",
      (d: { days: number }) => "مهلة الرد " + plural('ar', d.days, { one: "يوم واحد", two: "يومان", few: number('ar', d.days) + " أيام", many: number('ar', d.days) + " يومًا", other: number('ar', d.days) + " يوم" }) + ".",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string, (d: { days: number }) => string],
    button: "قبول أو رفض",
  },
  assistantAsked: {
    subject: (d: { askerName: string; podName: string }) => "طلب من " + d.askerName + ": القيادة المساعدة في " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => "وصلك طلب من " + d.askerName + " للمساعدة في إدارة لقاءات " + d.podName + " في " + d.membershipName + ". بعد تأكيدك يُستخدم رابط لقائك بدل الحالي.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string],
    button: "عرض الطلب",
  },
};

const de: Words = {
  applied: {
    subject: (d: { leaderName: string }) => d.leaderName + " möchte einen Pod leiten",
    text: (d: { leaderName: string; membershipName: string }) => d.leaderName + " möchte in " + d.membershipName + " einen Pod leiten. Du kannst die Bewerbung in deinen Benachrichtigungen annehmen oder ablehnen.",
  },
  moreApplied: {
    subject: (d: { count: number }) => number('de', d.count) + " weitere Person" + plural('de', d.count, { one: " möchte", other: "en möchten" }) + " einen Pod leiten",
    text: (d: { count: number; membershipName: string }) => "Heute haben sich so viele als Leitung beworben, dass wir dir nicht jedes Mal schreiben. In " + d.membershipName + " warte" + plural('de', d.count, { one: "t " + number('de', d.count) + " weitere Person auf deine Antwort. Du findest die Bewerbung", other: "n " + number('de', d.count) + " weitere Personen auf deine Antwort. Du findest die Bewerbungen" }) + " in deinen Benachrichtigungen, und alle, die noch dazukommen, auch.",
  },
  openNotifications: "Benachrichtigungen öffnen",
  whyToStaff: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil du " + d.membershipName + " betreust.",
  why: (d: { membershipName: string }) => "Du bekommst diese E-Mail, weil du Mitglied von " + d.membershipName + " bist.",
  approved: {
    subject: (d: { membershipName: string }) => "Du kannst in " + d.membershipName + " einen Pod leiten",
    texts: [
      (d: { membershipName: string }) => "Du bist in " + d.membershipName + " als Leitung angenommen. Was jetzt kommt, geht schnell: eine Begrüßung, die Schulung und das Leitungstreffen.",
    ] as [(d: { membershipName: string }) => string],
    button: "Loslegen",
  },
  signedOff: {
    subject: (d: { membershipName: string }) => "Du kannst in " + d.membershipName + " einen Pod leiten",
    texts: [
      (d: { membershipName: string }) => "Das Team von " + d.membershipName + " hat dich als Leitung zugelassen. Du kannst sofort einen Pod leiten und brauchst dafür nichts weiter zu tun.",
    ] as [(d: { membershipName: string }) => string],
    button: "Pods öffnen",
  },
  declined: {
    subject: (d: { membershipName: string }) => "Deine Bewerbung als Leitung in " + d.membershipName + " wurde nicht angenommen",
    texts: [
      (d: { membershipName: string }) => "Danke, dass du in " + d.membershipName + " einen Pod leiten möchtest. Diesmal hat es nicht geklappt. Sonst ändert sich für dich nichts, und du kannst dich gern noch einmal bewerben.",
      (d: { membershipName: string }) => "Wenn du mehr wissen möchtest, antworte einfach auf diese E-Mail.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Programm öffnen",
  },
  demoted: {
    subject: (d: { membershipName: string }) => "Du bist in " + d.membershipName + " nicht mehr Leitung",
    texts: [
      (d: { membershipName: string }) => "Du bist in " + d.membershipName + " nicht mehr Leitung. Sonst ändert sich nichts: Du bleibst Mitglied, und wenn du einen Pod geleitet hast, nimmst du dort weiter teil.",
      (d: { membershipName: string }) => "Wenn du Fragen hast, antworte einfach auf diese E-Mail.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Pods öffnen",
  },
  transferOffered: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " möchte, dass du " + d.podName + " leitest",
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " möchte, dass du künftig " + d.podName + " in " + d.membershipName + " leitest. Es ändert sich nichts, bis du zusagst. Dafür brauchst du einen Meeting-Link.",
      (d: { days: number }) => "Du hast " + number('de', d.days) + " Tage Zeit, um zu antworten.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string, (d: { days: number }) => string],
    button: "Zusagen oder ablehnen",
  },
  assistantAsked: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " bittet dich um die Co-Leitung von " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " bittet dich, in " + d.membershipName + " die Treffen von " + d.podName + " mitzuleiten. Sobald du zusagst, gilt dein Meeting-Link statt des bisherigen.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string],
    button: "Anfrage ansehen",
  },
};

const es: Words = {
  applied: {
    subject: (d: { leaderName: string }) => d.leaderName + " quiere liderar un pod",
    text: (d: { leaderName: string; membershipName: string }) => d.leaderName + " solicitó liderar un pod en " + d.membershipName + ". Puedes aprobar o rechazar la solicitud en tus notificaciones.",
  },
  moreApplied: {
    subject: (d: { count: number }) => number('es', d.count) + " " + plural('es', d.count, { one: "persona más quiere", many: "de personas más quieren", other: "personas más quieren" }) + " liderar un pod",
    text: (d: { count: number; membershipName: string }) => "Hoy hay tantas solicitudes para liderar un pod que no te escribimos por cada una. En " + d.membershipName + ", " + number('es', d.count) + " " + plural('es', d.count, { one: "persona más espera tu respuesta. La", many: "de personas más esperan tu respuesta. Las", other: "personas más esperan tu respuesta. Las" }) + " encontrarás en tus notificaciones, igual que las que lleguen después.",
  },
  openNotifications: "Abrir notificaciones",
  whyToStaff: (d: { membershipName: string }) => "Recibes este correo porque administras " + d.membershipName + ".",
  why: (d: { membershipName: string }) => "Recibes este correo porque eres miembro de " + d.membershipName + ".",
  approved: {
    subject: (d: { membershipName: string }) => "Ya puedes liderar un pod en " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "Tu solicitud para liderar en " + d.membershipName + " está aprobada. Lo que sigue es breve: una bienvenida, la formación y la reunión de líderes.",
    ] as [(d: { membershipName: string }) => string],
    button: "Empezar",
  },
  signedOff: {
    subject: (d: { membershipName: string }) => "Ya puedes liderar un pod en " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "Quienes administran " + d.membershipName + " te nombraron líder. Ya puedes liderar un pod: no te falta nada más.",
    ] as [(d: { membershipName: string }) => string],
    button: "Abrir los pods",
  },
  declined: {
    subject: (d: { membershipName: string }) => "Tu solicitud para liderar en " + d.membershipName + " no se aceptó",
    texts: [
      (d: { membershipName: string }) => "Gracias por ofrecerte a liderar un pod en " + d.membershipName + ". Esta vez no fue posible. Todo lo demás sigue igual, y puedes volver a solicitarlo cuando quieras.",
      (d: { membershipName: string }) => "Si quieres saber más, responde a este correo.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Abrir programa",
  },
  demoted: {
    subject: (d: { membershipName: string }) => "Ya no eres líder en " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "Ya no eres líder en " + d.membershipName + ". Todo lo demás sigue igual: eres miembro y, si liderabas un pod, sigues en él como participante.",
      (d: { membershipName: string }) => "Si tienes alguna pregunta, responde a este correo.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Abrir los pods",
  },
  transferOffered: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " te pide que lideres " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " te pide que, a partir de ahora, lideres " + d.podName + " en " + d.membershipName + ". Nada cambia hasta que aceptes, y para eso necesitas un enlace de reunión.",
      (d: { days: number }) => "Tienes " + number('es', d.days) + " días para responder.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string, (d: { days: number }) => string],
    button: "Aceptar o rechazar",
  },
  assistantAsked: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " te pide que seas colíder de " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " te pide que ayudes a dirigir las reuniones de " + d.podName + " en " + d.membershipName + ". Cuando confirmes, se usará tu enlace de reunión en lugar del actual.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string],
    button: "Ver la petición",
  },
};

const fr: Words = {
  applied: {
    subject: (d: { leaderName: string }) => d.leaderName + " aimerait animer un pod",
    text: (d: { leaderName: string; membershipName: string }) => d.leaderName + " a demandé à animer un pod dans le programme " + d.membershipName + ". Vous pouvez accepter ou refuser dans vos notifications.",
  },
  moreApplied: {
    subject: (d: { count: number }) => number('fr', d.count) + " " + plural('fr', d.count, { one: "autre personne aimerai", many: "d’autres personnes aimeraien", other: "autres personnes aimeraien" }) + "t animer un pod",
    text: (d: { count: number; membershipName: string }) => "Tant de personnes ont demandé à animer un pod que nous ne vous écrivons pas aujourd’hui pour chacune. Dans le programme " + d.membershipName + ", " + number('fr', d.count) + " " + plural('fr', d.count, { one: "autre personne attend", many: "d’autres personnes attendent", other: "autres personnes attendent" }) + " votre réponse dans vos notifications, où arriveront aussi les suivantes.",
  },
  openNotifications: "Ouvrir les notifications",
  whyToStaff: (d: { membershipName: string }) => "Vous recevez cet e-mail car vous gérez le programme " + d.membershipName + ".",
  why: (d: { membershipName: string }) => "Vous recevez cet e-mail car vous êtes membre du programme " + d.membershipName + ".",
  approved: {
    subject: (d: { membershipName: string }) => "Vous pouvez animer un pod dans le programme " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "Votre demande pour animer un pod dans le programme " + d.membershipName + " est acceptée. La suite est courte : un mot de bienvenue, la formation et la réunion des responsables.",
    ] as [(d: { membershipName: string }) => string],
    button: "Commencer",
  },
  signedOff: {
    subject: (d: { membershipName: string }) => "Vous pouvez animer un pod dans le programme " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "L’équipe du programme " + d.membershipName + " vous a donné le rôle de responsable. Vous n’avez rien d’autre à faire avant d’animer un pod.",
    ] as [(d: { membershipName: string }) => string],
    button: "Ouvrir les pods",
  },
  declined: {
    subject: (d: { membershipName: string }) => "Votre demande pour animer un pod dans le programme " + d.membershipName + " n’a pas été acceptée",
    texts: [
      (d: { membershipName: string }) => "Merci d’avoir proposé d’animer un pod dans le programme " + d.membershipName + ". Ce n’était pas possible cette fois-ci. Rien d’autre ne change pour vous, et vous pouvez faire une autre demande quand vous voulez.",
      (d: { membershipName: string }) => "Pour en savoir plus, répondez simplement à cet e-mail.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Ouvrir le programme",
  },
  demoted: {
    subject: (d: { membershipName: string }) => "Vous n’êtes plus responsable dans le programme " + d.membershipName,
    texts: [
      (d: { membershipName: string }) => "Vous n’êtes plus responsable dans le programme " + d.membershipName + ". Rien d’autre ne change : vous en restez membre et, si vous animiez un pod, vous y restez aussi comme membre.",
      (d: { membershipName: string }) => "Si vous avez des questions, répondez simplement à cet e-mail.",
    ] as [(d: { membershipName: string }) => string, (d: { membershipName: string }) => string],
    button: "Ouvrir les pods",
  },
  transferOffered: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " vous propose d’animer le pod " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " vous propose d’animer désormais le pod " + d.podName + " dans le programme " + d.membershipName + ". Rien ne change sans votre accord, et il vous faudra un lien de réunion pour le donner.",
      (d: { days: number }) => "La demande reste ouverte " + number('fr', d.days) + " jours.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string, (d: { days: number }) => string],
    button: "Accepter ou refuser",
  },
  assistantAsked: {
    subject: (d: { askerName: string; podName: string }) => d.askerName + " vous propose d’être coresponsable du pod " + d.podName,
    texts: [
      (d: { askerName: string; podName: string; membershipName: string }) => d.askerName + " vous propose d’aider à animer les réunions du pod " + d.podName + " dans le programme " + d.membershipName + ". Après votre confirmation, votre lien de réunion remplace le lien actuel.",
    ] as [(d: { askerName: string; podName: string; membershipName: string }) => string],
    button: "Voir la demande",
  },
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
