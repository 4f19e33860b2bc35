/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, en, number, plural } from '../../domain/text/messages';

const enWords = {
  invite: {
    subject: (d: { inviterName: string; membershipName: string }) => d.inviterName + " invited you to " + d.membershipName,
    subjectWithoutNames: "You’re invited to a membership on Stepwell",
    text: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " has invited you to " + d.membershipName + " by " + d.businessName + ".",
    textToLeader: (d: { inviterName: string; membershipName: string; businessName: string }) => d.inviterName + " has invited you to " + d.membershipName + " by " + d.businessName + " as a leader.",
    pod: (d: { podName: string }) => "You’ll get a place in " + d.podName + ", or join its waitlist if it’s full. You can also choose another pod.",
    link: (d: { days: number }) => "The link is yours alone and works for " + number("en", d.days, 0) + " days. If you don’t know what this is about, you don’t need to do anything.",
    button: "Accept invitation",
    why: (d: { inviterName: string }) => "You’re getting this because " + d.inviterName + " entered this address on Stepwell.",
  },
  health: {
    subject: (d: { podCount: number; membershipName: string; troubledCount: number }) => plural(d.podCount, 0, en, { one: d.membershipName + ": " + number("en", d.troubledCount, 0) + " of " + number("en", d.podCount, 0) + " pod need attention", other: d.membershipName + ": " + number("en", d.troubledCount, 0) + " of " + number("en", d.podCount, 0) + " pods need attention" }),
    subjectWithoutTroubles: (d: { podCount: number; membershipName: string }) => plural(d.podCount, 0, en, { one: d.membershipName + ": your pod is doing fine", other: d.membershipName + ": all " + number("en", d.podCount, 0) + " pods are doing fine" }),
    text: (d: { membershipName: string }) => "This is how the pods of " + d.membershipName + " are doing.",
    noTroubles: "Nothing needs your attention this week.",
    furtherPods: (d: { count: number }) => plural(d.count, 0, en, { one: "And " + number("en", d.count, 0) + " more pod.", other: "And " + number("en", d.count, 0) + " more pods." }),
    drifting: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " person in pods hasn’t been heard from for three weeks.", other: number("en", d.count, 0) + " people in pods haven’t been heard from for three weeks." }),
    button: "See pod health",
    why: "You’re getting this because you asked to hear on Mondays how your pods are doing.",
    settings: "Choose which emails you get",
  },
};

export type Words = typeof enWords;

export const wordsIn = byLanguage<Words>({ en: enWords });
