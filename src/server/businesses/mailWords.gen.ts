/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  invite: {
    subject: "You’re invited to help run a business on Stepwell",
    text: (d: { inviterName: string; businessName: string }) => d.inviterName + " would like you to be an admin of " + d.businessName + " on Stepwell, looking after its memberships, pods and people.",
    link: "The link works once. If you don’t know what this is about, you don’t need to do anything.",
    button: "Accept invitation",
    why: (d: { inviterName: string }) => "You’re getting this because " + d.inviterName + " entered this address on Stepwell.",
  },
  joined: {
    subject: (d: { adminName: string; businessName: string }) => d.adminName + " is now an admin of " + d.businessName,
    text: (d: { adminName: string; businessName: string }) => d.adminName + " has accepted the invitation and can now look after the memberships of " + d.businessName + ".",
    button: "See admins",
    why: (d: { businessName: string }) => "You’re getting this because you own " + d.businessName + ".",
  },
  removed: {
    subject: (d: { businessName: string }) => "You’re no longer an admin of " + d.businessName,
    text: (d: { businessName: string }) => "The owner of " + d.businessName + " has removed you as an admin. You keep your Stepwell account and your memberships.",
    why: (d: { businessName: string }) => "You’re getting this because you were an admin of " + d.businessName + ".",
  },
  owned: {
    subject: (d: { businessName: string }) => "You now own " + d.businessName,
    text: (d: { formerOwner: string; businessName: string }) => d.formerOwner + " has handed " + d.businessName + " over to you. You can now invite and remove admins and delete memberships. " + d.formerOwner + " stays on as an admin.",
    button: "See admins",
    why: (d: { businessName: string }) => "You’re getting this because you run " + d.businessName + ".",
  },
  handedOver: {
    subject: (d: { newOwner: string; businessName: string }) => d.newOwner + " now owns " + d.businessName,
    text: (d: { businessName: string; newOwner: string }) => "You’ve handed " + d.businessName + " over to " + d.newOwner + ". You’re still an admin.",
    notYou: "If this wasn’t you, change your password now and write to Stepwell’s support.",
    why: (d: { businessName: string }) => "You’re getting this because you owned " + d.businessName + ".",
  },
  twoFactor: {
    subject: (d: { businessName: string }) => d.businessName + " now needs two-factor login",
    text: (d: { businessName: string }) => "The owner of " + d.businessName + " has made two-factor login required for everyone who runs it. Until you set it up, you can’t look after its memberships and pods. It takes two minutes, and you’ll need your phone.",
    button: "Set up two-factor login",
    why: (d: { businessName: string }) => "You’re getting this because you’re an admin of " + d.businessName + ".",
  },
  approvalPending: {
    subject: (d: { businessName: string }) => d.businessName + " is waiting for approval",
    text: (d: { businessName: string }) => "Thanks for confirming your email address. We’re looking at " + d.businessName + " now, and we’ll email you when your account is ready.",
    why: (d: { businessName: string }) => "You’re getting this because you registered " + d.businessName + " on Stepwell.",
  },
  approved: {
    subject: (d: { businessName: string }) => d.businessName + " has been approved",
    text: (d: { businessName: string }) => "Your account is ready. You can now set up the first membership of " + d.businessName + ".",
    button: "Log in",
    why: (d: { businessName: string }) => "You’re getting this because you registered " + d.businessName + " on Stepwell.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
