/* Generated from refusalWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  podGone: "The pod was deleted.",
  bulkRunning: "Another bulk action is still under way here. Please wait until it’s done.",
  podElsewhere: "This pod isn’t in the membership",
  withdrawn: "The invitation was withdrawn.",
  podDeleted: "The pod no longer exists.",
  memberGone: "They’re no longer in this membership.",
  failed: "Something went wrong. Please try this one by itself.",
  tooManyInvitations: "You’ve invited people many times today. Please try again tomorrow.",
  changed: "The list has changed since you looked. Please check the numbers and try again.",
  disabledAlready: "They were disabled already.",
  notDisabled: "They weren’t disabled.",
  inPodAlready: "They were in this pod already.",
};

export type Words = typeof en;

const ar: Words = {
  podGone: "حُذفت المجموعة.",
  bulkRunning: "ما زال إجراء جماعي آخر جاريًا هنا. يرجى الانتظار حتى ينتهي.",
  podElsewhere: "هذه المجموعة ليست في البرنامج",
  withdrawn: "سُحبت الدعوة.",
  podDeleted: "لم تعد المجموعة موجودة.",
  memberGone: "لم يعد هذا الشخص في البرنامج.",
  failed: "حدث خطأ ما. يرجى تجربة هذا بمفرده.",
  tooManyInvitations: "دعوت أشخاصًا مرات كثيرة اليوم. يرجى المحاولة غدًا.",
  changed: "تغيرت القائمة منذ أن فتحتها. يرجى مراجعة الأعداد ثم المحاولة مرة أخرى.",
  disabledAlready: "كان الوصول معطلًا من قبل.",
  notDisabled: "لم يكن الوصول معطلًا.",
  inPodAlready: "الشخص في هذه المجموعة من قبل.",
};

const de: Words = {
  podGone: "Der Pod wurde gelöscht.",
  bulkRunning: "Hier läuft noch eine andere Sammelaktion. Bitte warte, bis sie fertig ist.",
  podElsewhere: "Dieser Pod gehört nicht zum Programm",
  withdrawn: "Die Einladung wurde zurückgezogen.",
  podDeleted: "Den Pod gibt es nicht mehr.",
  memberGone: "Die Person ist nicht mehr in diesem Programm.",
  failed: "Etwas ist schiefgegangen. Bitte versuch das einzeln noch einmal.",
  tooManyInvitations: "Du hast heute schon sehr oft Personen eingeladen. Bitte versuch es morgen noch einmal.",
  changed: "Die Liste hat sich inzwischen geändert. Bitte prüf die Zahlen und versuch es noch einmal.",
  disabledAlready: "Der Zugang war schon gesperrt.",
  notDisabled: "Der Zugang war nicht gesperrt.",
  inPodAlready: "War schon in diesem Pod.",
};

const es: Words = {
  podGone: "Se eliminó el pod.",
  bulkRunning: "Aquí hay otra acción en grupo en curso. Espera a que termine.",
  podElsewhere: "Este pod no es del programa",
  withdrawn: "Se retiró la invitación.",
  podDeleted: "El pod ya no existe.",
  memberGone: "Esta persona ya no está en este programa.",
  failed: "Algo falló. Inténtalo de nuevo solo con esta fila.",
  tooManyInvitations: "Hoy invitaste a gente muchas veces. Inténtalo de nuevo mañana.",
  changed: "La lista ha cambiado desde que la miraste. Comprueba las cifras e inténtalo de nuevo.",
  disabledAlready: "Ya no tenía acceso.",
  notDisabled: "Ya tenía acceso.",
  inPodAlready: "Ya estaba en este pod.",
};

const fr: Words = {
  podGone: "Le pod a été supprimé.",
  bulkRunning: "Une autre action groupée est encore en cours ici. Attendez qu’elle soit terminée.",
  podElsewhere: "Ce pod ne fait pas partie du programme",
  withdrawn: "L’invitation a été retirée.",
  podDeleted: "Le pod n’existe plus.",
  memberGone: "Cette personne n’est plus dans ce programme.",
  failed: "Un problème est survenu. Réessayez cette ligne seule.",
  tooManyInvitations: "Vous avez envoyé des invitations de nombreuses fois aujourd’hui. Réessayez demain.",
  changed: "La liste a changé entre-temps. Vérifiez les chiffres, puis réessayez.",
  disabledAlready: "Son accès était déjà désactivé.",
  notDisabled: "Son accès n’était pas désactivé.",
  inPodAlready: "Faisait déjà partie de ce pod.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
