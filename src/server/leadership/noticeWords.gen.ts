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

export const wordsIn = byLanguage<Words>({ en });
