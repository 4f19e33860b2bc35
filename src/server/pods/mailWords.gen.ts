/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, ordinal, plural, select } from '../../domain/text/messages';

const en = {
  waitlistJoined: {
    subject: (d: { position: number; podName: string }) => "You’re " + number('en', d.position) + ordinal('en', d.position, { one: "st", two: "nd", few: "rd", other: "th" }) + " in the queue for " + d.podName,
    text: (d: { podName: string; membershipName: string }) => d.podName + " in " + d.membershipName + " is full. When a place comes up and it’s your turn, you’ll get it straight away and we’ll let you know. You don’t need to keep checking.",
    button: "See my waitlists",
    why: (d: { membershipName: string }) => "You’re getting this because you joined a waitlist in " + d.membershipName + ".",
  },
  waitlistOfFour: {
    subject: (d: { count: number; podName: string }) => number('en', d.count) + " pe" + plural('en', d.count, { one: "rson is", other: "ople are" }) + " waiting for " + d.podName,
    text: (d: { podName: string; membershipName: string }) => "Enough people are now waiting for " + d.podName + " in " + d.membershipName + " to start another pod:",
    consents: {
      joinOrLead: "would join or lead a new pod",
      lead: "would lead a new pod",
      join: "would join a new pod",
      none: "is waiting for this pod",
    },
    button: "Form a pod",
    why: (d: { membershipName: string }) => "You’re getting this because you look after " + d.membershipName + ".",
  },
  podWithSeats: {
    subject: (d: { seats: number; podName: string }) => "New pod with " + number('en', d.seats) + " place" + plural('en', d.seats, { one: "", other: "s" }) + " left: " + d.podName,
    text: (d: { membershipName: string }) => "A new pod in " + d.membershipName + " has room, and you asked us to let you know.",
    facts: {
      pod: "Pod",
      meets: "Meets",
      seats: "Places left",
    },
    button: "Join pod",
    why: (d: { membershipName: string }) => "You’re getting this because you asked to hear about new pods in " + d.membershipName + ".",
  },
  transferClosed: {
    accepted: {
      subject: (d: { personName: string; podName: string }) => d.personName + " now leads " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string }) => d.personName + " now leads " + d.podName + " in " + d.membershipName + ".",
    },
    declined: {
      subject: (d: { personName: string; podName: string }) => d.personName + " won’t be leading " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'ask' | (string & {}) }) => "You asked " + d.personName + " to lead " + d.podName + " in " + d.membershipName + ", and they can’t take it over. The pod stays as it was" + select(d.next, { ask: "; you can ask someone else", other: "" }) + ".",
    },
    expired: {
      subject: (d: { personName: string; podName: string }) => d.personName + " hasn’t answered about " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; days: number; next: 'ask' | (string & {}) }) => "You asked " + d.personName + " to lead " + d.podName + " in " + d.membershipName + ". They didn’t answer within " + number('en', d.days) + " days, so the request has ended. The pod stays as it was" + select(d.next, { ask: "; you can ask again, or ask someone else", other: "" }) + ".",
    },
    replaced: {
      subject: (d: { personName: string; podName: string }) => d.personName + " is no longer asked to lead " + d.podName,
      text: (d: { personName: string; podName: string; membershipName: string; next: 'pods' | (string & {}) }) => "You asked " + d.personName + " to lead " + d.podName + " in " + d.membershipName + ". " + select(d.next, { pods: "The pod has since been delet", other: "Something else has since been arrang" }) + "ed, so your request has ended.",
    },
    why: (d: { podName: string }) => "You’re getting this because you asked someone to lead " + d.podName + ", or led it yourself.",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
