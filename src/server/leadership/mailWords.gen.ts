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

export const wordsIn = byLanguage<Words>({ en });
