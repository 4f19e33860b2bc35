/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  adminJoined: (d: { adminName: string; businessName: string }) => "<b>" + d.adminName + "</b> is now an admin of " + d.businessName + ".",
  owned: (d: { formerOwner: string; businessName: string }) => "<b>" + d.formerOwner + "</b> has handed <b>" + d.businessName + "</b> over to you.",
  adminRemoved: (d: { businessName: string }) => "You’re no longer an admin of <b>" + d.businessName + "</b>.",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
