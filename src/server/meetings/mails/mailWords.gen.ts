/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../../domain/text/messages';

const en = {
  reasons: {
    scheduled: {
      subject: (d: { podName: string; time: string }) => d.podName + " meets " + d.time,
      text: (d: { podName: string }) => "A meeting has been scheduled for " + d.podName + ".",
    },
    cancelled: {
      subject: (d: { podName: string }) => d.podName + " no longer meets",
      text: (d: { podName: string }) => "The meetings of " + d.podName + " have been cancelled and will disappear from your calendar.",
    },
    joined: {
      subject: (d: { podName: string; time: string }) => "You joined " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "Welcome to " + d.podName + ". There’s nothing to prepare: just use the link below when it’s time.",
    },
    joinedByStaff: {
      subject: (d: { podName: string; time: string }) => "You have a place in " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " put you in " + d.podName + ". There’s nothing to prepare: just use the link below when it’s time.",
    },
    promoted: {
      subject: (d: { podName: string; time: string }) => "You have a place in " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "A place came up in " + d.podName + " and it was your turn, so you’re now in the pod.",
    },
    switched: {
      subject: (d: { podName: string; time: string }) => "You moved to " + d.podName + ": " + d.time,
      text: (d: { podName: string }) => "You’re now in " + d.podName + ". Your Next Tiny Steps have moved with you.",
    },
    switchedByStaff: {
      subject: (d: { podName: string; time: string }) => "You moved to " + d.podName + ": " + d.time,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " moved you to " + d.podName + ". Your Next Tiny Steps have moved with you.",
    },
    left: {
      subject: (d: { podName: string }) => "You left " + d.podName,
      text: (d: { podName: string }) => "You’re no longer in " + d.podName + ", so its meetings will disappear from your calendar.",
    },
    leftByStaff: {
      subject: (d: { podName: string }) => "You’re no longer in " + d.podName,
      text: (d: { placedBy: string; podName: string }) => d.placedBy + " moved you from " + d.podName + " to another pod, so its meetings will disappear from your calendar.",
    },
    invited: {
      subject: (d: { podName: string; time: string }) => d.podName + ": " + d.time,
      text: (d: { podName: string }) => "You’re invited to " + d.podName + ", where the leaders get together with the people who look after the membership.",
    },
    excused: {
      subject: (d: { podName: string }) => "You no longer attend " + d.podName,
      text: (d: { podName: string }) => "You no longer attend " + d.podName + ", so it will disappear from your calendar.",
    },
    removed: {
      subject: (d: { podName: string }) => "You’re no longer in " + d.podName,
      text: (d: { removedBy: string; podName: string }) => d.removedBy + " removed you from " + d.podName + ". Its meetings will disappear from your calendar, and you can join another pod at any time.",
    },
    removedFromMembership: {
      subject: (d: { podName: string }) => "You’re no longer in " + d.podName,
      text: (d: { removedBy: string; membershipName: string; podName: string }) => d.removedBy + " removed you from " + d.membershipName + ", so the meetings of " + d.podName + " will disappear from your calendar.",
    },
    enabled: {
      subject: (d: { podName: string; time: string }) => "You’re back in " + d.podName + ": " + d.time,
      text: (d: { membershipName: string; podName: string }) => "You have access to " + d.membershipName + " again, and the meetings of " + d.podName + " are back in your calendar.",
    },
    disabled: {
      subject: (d: { podName: string }) => "You no longer have access to " + d.podName,
      text: (d: { membershipName: string; podName: string }) => "Your access to " + d.membershipName + " has been disabled, so the meetings of " + d.podName + " will disappear from your calendar. Your place is kept.",
    },
    formed: {
      subject: (d: { podName: string; time: string }) => "You have a place in " + d.podName + ": " + d.time,
      text: (d: { podName: string; formedFrom: string; leaderName: string; membershipName: string }) => d.podName + " is a new pod, formed from the waitlist of " + d.formedFrom + ", and you have a place in it. " + d.leaderName + " leads it. You’re no longer on any waitlist in " + d.membershipName + ".",
    },
    formedToLead: {
      subject: (d: { podName: string; time: string }) => d.podName + " is yours to lead: " + d.time,
      text: (d: { podName: string; formedFrom: string; seated: number }) => d.podName + " is a new pod, formed from the waitlist of " + d.formedFrom + ", and you lead it. " + plural('en', d.seated, { one: "One person has", other: number('en', d.seated) + " people have" }) + " a place in it. We’ve told them when it meets, and that you lead it.",
    },
    skipped: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + " doesn’t meet " + d.plannedTime,
      text: (d: { podName: string }) => "One meeting of " + d.podName + " has been skipped. The others go ahead as planned.",
    },
    movedOnce: {
      subject: (d: { podName: string; heldTime: string }) => d.podName + " meets " + d.heldTime + " instead",
      text: (d: { podName: string; plannedTime: string; heldTime: string }) => "One meeting of " + d.podName + " has been moved from " + d.plannedTime + " to " + d.heldTime + ". The others go ahead as planned.",
    },
    restored: {
      subject: (d: { podName: string; plannedTime: string }) => d.podName + " meets " + d.plannedTime + " after all",
      text: (d: { podName: string; plannedTime: string }) => "The meeting of " + d.podName + " on " + d.plannedTime + " goes ahead as first planned.",
    },
    renewed: {
      subject: (d: { podName: string }) => d.podName + ": dates for the next year",
      text: (d: { podName: string }) => "This adds the dates of the next year to your calendar. " + d.podName + " meets as before, so there’s nothing to do.",
    },
  },
  someone: "Someone",
  changes: {
    none: {
      subject: (d: { podName: string; time: string }) => d.podName + " meets " + d.time,
      text: (d: { podName: string }) => "Here’s when " + d.podName + " meets.",
    },
    renamed: {
      subject: (d: { nameBefore: string; podName: string }) => d.nameBefore + " is now called " + d.podName,
      text: (d: { nameBefore: string; podName: string }) => d.nameBefore + " is now called " + d.podName + ".",
    },
    recurrence: {
      subject: (d: { podName: string; recurrence: string }) => d.podName + " now meets " + d.recurrence,
      text: (d: { podName: string; recurrence: string }) => d.podName + " now meets " + d.recurrence + ".",
    },
    moved: {
      subject: (d: { podName: string; time: string }) => d.podName + " moved to " + d.time,
      text: (d: { podName: string }) => d.podName + " now meets at a different time.",
    },
    length: {
      subject: (d: { minutes: number; podName: string }) => d.podName + " now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }),
      text: (d: { minutes: number; podName: string }) => d.podName + " now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + ".",
      textWithFormer: (d: { minutes: number; podName: string; former: number }) => d.podName + " now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    },
    paused: {
      subject: (d: { podName: string }) => d.podName + " was paused",
      text: (d: { podName: string }) => d.podName + " was paused for a while.",
    },
    pausedNow: {
      subject: (d: { podName: string; to: string }) => d.podName + " is paused until " + d.to,
      text: (d: { podName: string; to: string }) => d.podName + " won’t meet until " + d.to + ".",
    },
    pausedLater: {
      subject: (d: { podName: string; from: string; to: string }) => d.podName + ": no meetings from " + d.from + " until " + d.to,
      text: (d: { podName: string; from: string; to: string }) => d.podName + " won’t meet from " + d.from + " until " + d.to + ".",
      lastBefore: (d: { date: string }) => "The last meeting before is on " + d.date + ".",
      firstAfter: (d: { date: string }) => "It meets again on " + d.date + ".",
    },
    resumed: {
      subject: (d: { podName: string; time: string }) => d.podName + " meets again: " + d.time,
      text: (d: { podName: string }) => d.podName + " is no longer paused.",
    },
    pauseCalledOff: {
      subject: (d: { podName: string }) => d.podName + " meets as usual: the pause is off",
      text: (d: { podName: string; from: string; to: string }) => "The pause of " + d.podName + " from " + d.from + " until " + d.to + " is off, so its meetings go ahead.",
    },
  },
  facts: {
    pod: "Pod",
    meeting: "Meeting",
    membership: "Membership",
    leader: "Leader",
    when: "When",
    before: "Before",
    now: "Now",
    nextMeeting: "Next meeting",
    noMeetings: "No meetings",
    lastBefore: "Last before",
    firstAfter: "First after",
    length: "Length",
    joinHere: "Join here",
  },
  values: {
    withFormer: (d: { value: string; former: string }) => d.value + " (before: " + d.former + ")",
    dateAndTime: (d: { date: string; time: string }) => d.date + ", " + d.time,
    minutes: (d: { minutes: number }) => number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }),
    pausedNow: (d: { to: string }) => "until " + d.to,
    pausedLater: (d: { from: string; to: string }) => d.from + " until " + d.to,
  },
  why: {
    pod: (d: { podName: string; membershipName: string }) => "You’re getting this because you’re in " + d.podName + " in " + d.membershipName + ". Your calendar updates automatically.",
    leaders: (d: { podName: string }) => "You’re getting this because you attend " + d.podName + ". Your calendar updates automatically.",
    podEnded: (d: { podName: string; membershipName: string }) => "You’re getting this because you were in " + d.podName + " in " + d.membershipName + ".",
    leadersEnded: (d: { podName: string }) => "You’re getting this because you attended " + d.podName + ".",
  },
  openPod: "Open pod",
  openMeeting: "Open meeting",
  linkMissing: {
    missing: {
      subject: (d: { podName: string }) => d.podName + " has no meeting link yet",
      text: (d: { podName: string; membershipName: string }) => "Zoom couldn’t create the meeting link for " + d.podName + " in " + d.membershipName + ". Please enter a link, or leave it empty and save to try Zoom again. You don’t need to send it to anyone: the link they already have will open it.",
    },
    kept: {
      subject: (d: { podName: string }) => d.podName + " keeps its meeting link",
      text: (d: { podName: string; membershipName: string }) => "Zoom couldn’t create a new meeting link for " + d.podName + " in " + d.membershipName + ", so the one in use stays. You don’t need to do anything. To change it, enter another link, or leave it empty and save to try Zoom again.",
    },
    ended: {
      subject: (d: { podName: string }) => d.podName + " has no meeting link any more",
      text: (d: { podName: string; membershipName: string }) => "The meeting link for " + d.podName + " in " + d.membershipName + " was the assistant leader’s, who no longer assists there. Please enter another link. You don’t need to send it to anyone: the link they already have will open it.",
    },
    late: {
      subject: (d: { podName: string }) => d.podName + " has no meeting link yet",
      text: (d: { podName: string; membershipName: string }) => "Zoom hasn’t created the meeting link for " + d.podName + " in " + d.membershipName + " yet, and it’s nearly time to meet. We keep trying, but to be safe, please enter another link. You don’t need to send it to anyone: the link they already have will open it.",
    },
    why: (d: { podName: string }) => "You’re getting this because you can change " + d.podName + ".",
  },
  reminder: {
    today: {
      subject: (d: { name: string; date: string; time: string }) => d.name + " meets today, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => d.name + " in " + d.membershipName + " meets today.",
      textToLeaders: (d: { name: string }) => d.name + " meets today.",
    },
    tomorrow: {
      subject: (d: { name: string; date: string; time: string }) => d.name + " meets tomorrow, " + d.date + ", " + d.time,
      text: (d: { name: string; membershipName: string }) => d.name + " in " + d.membershipName + " meets tomorrow.",
      textToLeaders: (d: { name: string }) => d.name + " meets tomorrow.",
    },
    note: "Note",
    clockShift: (d: { shift: string }) => "That’s " + d.shift + ", because the clocks change.",
    why: (d: { name: string; membershipName: string }) => "You’re getting this because you’re in " + d.name + " in " + d.membershipName + ".",
    whyToLeaders: (d: { name: string }) => "You’re getting this because you attend " + d.name + ".",
    settings: "Change your reminders",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
