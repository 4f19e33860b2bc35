/* Generated from words.en.json by `npm run words:generate`. Never edited by hand. */
import { number } from '../../domain/text/messages';

export const words = {
  nextMeeting: "Next meeting",
  join: "Join meeting",
  meetingMode: "Meeting mode",
  addToCalendar: "Add to calendar",
  paused: "PAUSED",
  pausedUntil: "No meetings until time/time",
  noMeetings: (d: { from: string; to: string }) => "No meetings from " + d.from + " until " + d.to + ".",
  noneAhead: "No meeting planned.",
  linkPending: "The Zoom link is on its way.",
  linkReplaced: "A new Zoom link is on its way. Until then, the link you have works.",
  linkMissing: "There’s no meeting link yet.",
  enterLink: "Enter a link",
  noLinkYet: "There’s no meeting link yet. The people who can enter one know.",
  minutes: (d: { minutes: number }) => number('en', d.minutes) + " minutes",
  otherHour: (d: { shift: string }) => "That’s " + d.shift + ", because the clocks change.",
  movedFrom: "Moved from time/time",
  notOn: "No meeting on time/time",
  joinOpens: (d: { time: string }) => "Join opens here at " + d.time,
  joinOpensOn: (d: { date: string; time: string }) => "Join opens here on " + d.date + " at " + d.time,
  lastBefore: (d: { last: string }) => "The last one before is " + d.last + ".",
  firstAfter: (d: { first: string }) => "The first one after is " + d.first + ".",
  lastAndFirst: (d: { last: string; first: string }) => "The last one before is " + d.last + ", and the first one after is " + d.first + ".",
};
