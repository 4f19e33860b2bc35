/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  finished: {
    REMOVE_MEMBERS: (d: { done: number; total: number }) => "Finished removing people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    DISABLE_MEMBERS: (d: { done: number; total: number }) => "Finished disabling people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    ENABLE_MEMBERS: (d: { done: number; total: number }) => "Finished enabling people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    MOVE_MEMBERS: (d: { done: number; total: number }) => "Finished moving people to a pod: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    DELETE_PODS: (d: { done: number; total: number }) => "Finished deleting pods: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    EMPTY_MEMBERSHIP: (d: { done: number; total: number }) => "Finished emptying the membership: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
    INVITE_PEOPLE: (d: { done: number; total: number }) => "Finished inviting people: " + number('en', d.done) + " of " + number('en', d.total) + " done.",
  },
  seeResults: "See the results",
};

export type Words = typeof en;

const ar: Words = {
  finished: {
    REMOVE_MEMBERS: (d: { done: number; total: number }) => "انتهت إزالة الأشخاص: تم " + number('ar', d.done) + " من " + number('ar', d.total) + ".",
    DISABLE_MEMBERS: (d: { done: number; total: number }) => "انتهى تعطيل وصول الأشخاص: تم " + number('ar', d.done) + " من " + number('ar', d.total) + ".",
    ENABLE_MEMBERS: (d: { done: number; total: number }) => "انتهت إعادة وصول الأشخاص: تم " + number('ar', d.done) + " من " + number('ar', d.total) + ".",
    MOVE_MEMBERS: (d: { done: number; total: number }) => "انتهى نقل الأشخاص إلى مجموعة: تم " + number('ar', d.done) + " من " + number('ar', d.total) + ".",
    DELETE_PODS: (d: { done: number; total: number }) => "انتهى حذف المجموعات: تم " + number('ar', d.done) + " من " + number('ar', d.total) + ".",
    EMPTY_MEMBERSHIP: (d: { done: number; total: number }) => "انتهى إفراغ البرنامج: تم " + number('ar', d.done) + " من " + number('ar', d.total) + ".",
    INVITE_PEOPLE: (d: { done: number; total: number }) => "انتهت دعوة الأشخاص: تم " + number('ar', d.done) + " من " + number('ar', d.total) + ".",
  },
  seeResults: "عرض النتائج",
};

const de: Words = {
  finished: {
    REMOVE_MEMBERS: (d: { done: number; total: number }) => "„Personen entfernen“ ist fertig: " + number('de', d.done) + " von " + number('de', d.total) + " erledigt.",
    DISABLE_MEMBERS: (d: { done: number; total: number }) => "„Personen sperren“ ist fertig: " + number('de', d.done) + " von " + number('de', d.total) + " erledigt.",
    ENABLE_MEMBERS: (d: { done: number; total: number }) => "„Personen entsperren“ ist fertig: " + number('de', d.done) + " von " + number('de', d.total) + " erledigt.",
    MOVE_MEMBERS: (d: { done: number; total: number }) => "„Personen in einen Pod verschieben“ ist fertig: " + number('de', d.done) + " von " + number('de', d.total) + " erledigt.",
    DELETE_PODS: (d: { done: number; total: number }) => "„Pods löschen“ ist fertig: " + number('de', d.done) + " von " + number('de', d.total) + " erledigt.",
    EMPTY_MEMBERSHIP: (d: { done: number; total: number }) => "„Programm leeren“ ist fertig: " + number('de', d.done) + " von " + number('de', d.total) + " erledigt.",
    INVITE_PEOPLE: (d: { done: number; total: number }) => "„Personen einladen“ ist fertig: " + number('de', d.done) + " von " + number('de', d.total) + " erledigt.",
  },
  seeResults: "Ergebnisse ansehen",
};

const es: Words = {
  finished: {
    REMOVE_MEMBERS: (d: { done: number; total: number }) => "«Quitar personas» terminó. Hecho: " + number('es', d.done) + " de " + number('es', d.total) + ".",
    DISABLE_MEMBERS: (d: { done: number; total: number }) => "«Desactivar accesos» terminó. Hecho: " + number('es', d.done) + " de " + number('es', d.total) + ".",
    ENABLE_MEMBERS: (d: { done: number; total: number }) => "«Reactivar accesos» terminó. Hecho: " + number('es', d.done) + " de " + number('es', d.total) + ".",
    MOVE_MEMBERS: (d: { done: number; total: number }) => "«Mover personas a un pod» terminó. Hecho: " + number('es', d.done) + " de " + number('es', d.total) + ".",
    DELETE_PODS: (d: { done: number; total: number }) => "«Eliminar pods» terminó. Hecho: " + number('es', d.done) + " de " + number('es', d.total) + ".",
    EMPTY_MEMBERSHIP: (d: { done: number; total: number }) => "«Vaciar el programa» terminó. Hecho: " + number('es', d.done) + " de " + number('es', d.total) + ".",
    INVITE_PEOPLE: (d: { done: number; total: number }) => "«Invitar personas» terminó. Hecho: " + number('es', d.done) + " de " + number('es', d.total) + ".",
  },
  seeResults: "Ver los resultados",
};

const fr: Words = {
  finished: {
    REMOVE_MEMBERS: (d: { done: number; total: number }) => "Retrait de personnes terminé : " + number('fr', d.done) + " sur " + number('fr', d.total) + ".",
    DISABLE_MEMBERS: (d: { done: number; total: number }) => "Désactivation d’accès terminée : " + number('fr', d.done) + " sur " + number('fr', d.total) + ".",
    ENABLE_MEMBERS: (d: { done: number; total: number }) => "Réactivation d’accès terminée : " + number('fr', d.done) + " sur " + number('fr', d.total) + ".",
    MOVE_MEMBERS: (d: { done: number; total: number }) => "Déplacement vers un pod terminé : " + number('fr', d.done) + " sur " + number('fr', d.total) + ".",
    DELETE_PODS: (d: { done: number; total: number }) => "Suppression de pods terminée : " + number('fr', d.done) + " sur " + number('fr', d.total) + ".",
    EMPTY_MEMBERSHIP: (d: { done: number; total: number }) => "Vidage du programme terminé : " + number('fr', d.done) + " sur " + number('fr', d.total) + ".",
    INVITE_PEOPLE: (d: { done: number; total: number }) => "Invitation de personnes terminée : " + number('fr', d.done) + " sur " + number('fr', d.total) + ".",
  },
  seeResults: "Voir les résultats",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
