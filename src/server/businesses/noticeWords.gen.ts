/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  adminJoined: (d: { adminName: string; businessName: string }) => "<b>" + d.adminName + "</b> is now an admin of " + d.businessName + ".",
  owned: (d: { formerOwner: string; businessName: string }) => "<b>" + d.formerOwner + "</b> has handed <b>" + d.businessName + "</b> over to you.",
  adminRemoved: (d: { businessName: string }) => "You’re no longer an admin of <b>" + d.businessName + "</b>.",
};

export type Words = typeof en;

const ar: Words = {
  adminJoined: (d: { adminName: string; businessName: string }) => "مشرف جديد على " + d.businessName + ": <b>" + d.adminName + "</b>.",
  owned: (d: { formerOwner: string; businessName: string }) => "تسلمت <b>" + d.businessName + "</b> من <b>" + d.formerOwner + "</b>.",
  adminRemoved: (d: { businessName: string }) => "انتهى إشرافك على <b>" + d.businessName + "</b>.",
};

const de: Words = {
  adminJoined: (d: { adminName: string; businessName: string }) => "<b>" + d.adminName + "</b> ist jetzt Admin von " + d.businessName + ".",
  owned: (d: { formerOwner: string; businessName: string }) => "<b>" + d.formerOwner + "</b> hat dir <b>" + d.businessName + "</b> übergeben.",
  adminRemoved: (d: { businessName: string }) => "Du bist nicht mehr Admin von <b>" + d.businessName + "</b>.",
};

const es: Words = {
  adminJoined: (d: { adminName: string; businessName: string }) => "<b>" + d.adminName + "</b> ya es admin de " + d.businessName + ".",
  owned: (d: { formerOwner: string; businessName: string }) => "<b>" + d.formerOwner + "</b> te traspasó <b>" + d.businessName + "</b>.",
  adminRemoved: (d: { businessName: string }) => "Ya no eres admin de <b>" + d.businessName + "</b>.",
};

const fr: Words = {
  adminJoined: (d: { adminName: string; businessName: string }) => "<b>" + d.adminName + "</b> rejoint les admins de l’entreprise " + d.businessName + ".",
  owned: (d: { formerOwner: string; businessName: string }) => "<b>" + d.formerOwner + "</b> vous a transmis l’entreprise <b>" + d.businessName + "</b>.",
  adminRemoved: (d: { businessName: string }) => "Vous n’êtes plus admin de l’entreprise <b>" + d.businessName + "</b>.",
};

export const wordsIn = byLanguage<Words>({ en, ar, de, es, fr });
