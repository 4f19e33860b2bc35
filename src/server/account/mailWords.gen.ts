/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  confirm: {
    subject: "Confirm your new email address",
    text: "Once you confirm, you’ll log in to Stepwell with this address. Until then nothing changes.",
    textByStaff: "Once you’ve confirmed, and three days after it was asked for, you’ll log in to Stepwell with this address. Until then nothing changes.",
    link: "The link works for 48 hours. If you weren’t expecting this, you don’t need to do anything.",
    linkByStaff: "The link works for five days. If you weren’t expecting this, you don’t need to do anything.",
    button: "Confirm address",
    why: "You’re getting this because this address was entered as the new one for a Stepwell account.",
  },
  notice: {
    subject: "Your email address is about to change",
    text: (d: { newEmail: string }) => "Someone, most likely you, asked to change your email address on Stepwell to " + d.newEmail + ". It changes once that address is confirmed.",
    notYou: "If this wasn’t you, change your password straight away: that stops this change too.",
  },
  byStaff: {
    subject: "Your email address is about to change",
    text: (d: { membershipName: string; newEmail: string }) => "The people who run " + d.membershipName + " asked to change your email address on Stepwell to " + d.newEmail + ". It changes in three days at the earliest, and only once that address has been confirmed. Until then you log in as before.",
    choice: "If that’s right, you don’t need to do anything here. If it isn’t, keep your address: nothing changes then.",
    button: "Keep my address",
  },
  done: {
    subject: "Your email address has changed",
    text: (d: { newEmail: string }) => "You now log in to Stepwell with " + d.newEmail + ", and that’s where our emails go. Your password stays the same.",
    notYou: "If this wasn’t you, contact your membership’s support straight away.",
  },
  whySecurity: "You’re getting this because it’s about the security of your Stepwell account.",
  deleted: {
    subject: "Your Stepwell account has been deleted",
    text: "Your account is gone, and with it your profile, memberships, steps and settings. What you wrote in chats now reads ‘Message removed’.",
    thanks: "Thanks for the time you spent with us.",
    why: "You’re getting this because you deleted your account. It’s the last email we’ll send to this address.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
