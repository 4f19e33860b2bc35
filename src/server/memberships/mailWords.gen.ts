/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  invite: {
    subject: (d: { inviterName: string; membershipName: string }) => d.inviterName + " invited you to " + d.membershipName,
    subjectWithoutNames: "You’re invited to a membership on Stepwell",
    text: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " has invited you to " + d.membershipName + " by " + d.businessName + ".",
    textToLeader: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " has invited you to " + d.membershipName + " by " + d.businessName + " as a leader.",
    pod: (d: { podName: string }) => "You’ll get a place in " + d.podName + ", or join its waitlist if it’s full. You can also choose another pod.",
    link: (d: { days: number }) => "The link is yours alone and works for " + number('en', d.days) + " days. If you don’t know what this is about, you don’t need to do anything.",
    button: "Accept invitation",
    why: (d: { inviterName: string }) => "You’re getting this because " + d.inviterName + " entered this address on Stepwell.",
  },
  health: {
    subject: (d: { podCount: number; membershipName: string; troubledCount: number }) => d.membershipName + ": " + number('en', d.troubledCount) + " of " + number('en', d.podCount) + " pod" + plural('en', d.podCount, { one: "", other: "s" }) + " need attention",
    subjectWithoutTroubles: (d: { podCount: number; membershipName: string }) => d.membershipName + ": " + plural('en', d.podCount, { one: "your pod is", other: "all " + number('en', d.podCount) + " pods are" }) + " doing fine",
    text: (d: { membershipName: string }) => "This is how the pods of " + d.membershipName + " are doing.",
    noTroubles: "Nothing needs your attention this week.",
    furtherPods: (d: { count: number }) => "And " + number('en', d.count) + " more pod" + plural('en', d.count, { one: "", other: "s" }) + ".",
    drifting: (d: { count: number }) => number('en', d.count) + " pe" + plural('en', d.count, { one: "rson in pods has", other: "ople in pods have" }) + "n’t been heard from for three weeks.",
    button: "See pod health",
    why: "You’re getting this because you asked to hear on Mondays how your pods are doing.",
    settings: "Choose which emails you get",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
