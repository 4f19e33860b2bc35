/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  notEmpty: "All pods must be deleted and all members removed first.",
  invitedOften: "They’ve been invited several times today.",
  alreadyMember: "They’re a member already.",
  externalRefTaken: "Another member or invitation of this business has this reference already.",
  podNotOffered: "This pod can no longer be chosen.",
  tooManyLogos: "You’ve changed this logo many times. Please try again in an hour.",
  logo: "Oops! We can't upload that image",
  podUnknown: "Their pod isn’t in this membership.",
  podForLeader: "Leaders aren’t invited to a pod.",
};

export type Words = typeof en;

const ar: Words = {
  notEmpty: "يلزم أولًا حذف كل المجموعات وإزالة كل الأعضاء.",
  invitedOften: "دُعي هذا الشخص عدة مرات اليوم.",
  alreadyMember: "هذا الشخص عضو من قبل.",
  externalRefTaken: "لعضو آخر أو دعوة أخرى في هذه المؤسسة هذا المرجع.",
  podNotOffered: "لم يعد اختيار هذه المجموعة ممكنًا.",
  tooManyLogos: "غيرت هذا الشعار مرات كثيرة. يرجى المحاولة بعد ساعة.",
  logo: "عذرًا، تعذر رفع هذه الصورة",
  podUnknown: "المجموعة ليست في هذا البرنامج.",
  podForLeader: "لا يدعى القادة إلى مجموعة.",
};

const de: Words = {
  notEmpty: "Erst müssen alle Pods gelöscht und alle Mitglieder entfernt sein.",
  invitedOften: "Diese Person wurde heute schon mehrmals eingeladen.",
  alreadyMember: "Diese Person ist schon Mitglied.",
  externalRefTaken: "Ein anderes Mitglied oder eine andere Einladung dieses Unternehmens hat schon diese Referenz.",
  podNotOffered: "Dieser Pod steht nicht mehr zur Wahl.",
  tooManyLogos: "Du hast dieses Logo sehr oft geändert. Bitte versuch es in einer Stunde noch einmal.",
  logo: "Ups! Dieses Bild können wir nicht hochladen",
  podUnknown: "Der Pod ist nicht in diesem Programm.",
  podForLeader: "Leitungen werden nicht in einen Pod eingeladen.",
};

const es: Words = {
  notEmpty: "Antes hay que eliminar todos los pods y quitar a todos los miembros.",
  invitedOften: "Hoy ya se invitó varias veces a esta persona.",
  alreadyMember: "Esta persona ya es miembro.",
  externalRefTaken: "Otro miembro u otra invitación de esta empresa ya tiene esta referencia.",
  podNotOffered: "Este pod ya no se puede elegir.",
  tooManyLogos: "Cambiaste este logo muchas veces. Inténtalo de nuevo en una hora.",
  logo: "¡Vaya! No podemos subir esa imagen",
  podUnknown: "Su pod no está en este programa.",
  podForLeader: "A quienes lideran no se les invita a un pod.",
};

const fr: Words = {
  notEmpty: "Il faut d’abord supprimer tous les pods et retirer tous les membres.",
  invitedOften: "Cette personne a déjà été invitée plusieurs fois aujourd’hui.",
  alreadyMember: "Cette personne est déjà membre.",
  externalRefTaken: "Un autre membre ou une autre invitation de cette entreprise a déjà cette référence.",
  podNotOffered: "Ce pod ne peut plus être choisi.",
  tooManyLogos: "Vous avez changé ce logo de nombreuses fois. Réessayez dans une heure.",
  logo: "Oups ! Impossible d’envoyer cette image",
  podUnknown: "Son pod ne fait pas partie de ce programme.",
  podForLeader: "Les responsables ne sont pas invités dans un pod.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
