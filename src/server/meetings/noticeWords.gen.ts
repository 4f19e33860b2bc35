/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../domain/text/messages';

const en = {
  seeMeeting: "See meeting",
  cancelled: (d: { name: string }) => "<b>" + d.name + "</b> no longer meets.",
  reminders: {
    tomorrow: {
      text: (d: { name: string; when: string; minutes: number }) => "<b>" + d.name + "</b> meets in a day: " + d.when + ".",
      textWithShift: (d: { name: string; when: string; shift: string; minutes: number }) => "<b>" + d.name + "</b> meets in a day: " + d.when + ", " + d.shift + ".",
    },
    soon: {
      text: (d: { minutes: number; name: string; when: string }) => "<b>" + d.name + "</b> starts in " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + ": " + d.when + ".",
      textWithShift: (d: { minutes: number; name: string; when: string; shift: string }) => "<b>" + d.name + "</b> starts in " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + ": " + d.when + ", " + d.shift + ".",
    },
  },
  apology: {
    text: (d: { name: string; podName: string; when: string }) => "<b>" + d.name + "</b> can’t make it to <b>" + d.podName + "</b> on " + d.when + ".",
    group: (d: { count: number; podName: string }) => number('en', d.count) + " apologies for meetings of <b>" + d.podName + "</b>.",
  },
  linkMissing: {
    missing: (d: { name: string }) => "Zoom couldn’t create the meeting link for <b>" + d.name + "</b>.",
    kept: (d: { name: string }) => "Zoom couldn’t create a new meeting link, so the one in use stays, for <b>" + d.name + "</b>.",
    ended: (d: { name: string }) => "The assistant leader’s meeting link is no longer in use, and there’s no other for <b>" + d.name + "</b>.",
    late: (d: { name: string }) => "Zoom hasn’t created the meeting link yet, and it’s nearly time, for <b>" + d.name + "</b>.",
  },
  enterLink: "Enter a link",
  changeLink: "Change the link",
  timeChanges: {
    group: (d: { count: number; name: string }) => number('en', d.count) + " changes to when <b>" + d.name + "</b> meets.",
    scheduled: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b> meets " + d.recurrence + ".",
    skipped: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> doesn’t meet on " + d.date + " at " + d.time + ".",
    restored: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> meets after all on " + d.date + " at " + d.time + ".",
    movedOnce: (d: { name: string; date: string; time: string; plannedDate: string; plannedTime: string }) => "<b>" + d.name + "</b> meets on " + d.date + " at " + d.time + " instead of " + d.plannedDate + " at " + d.plannedTime + ".",
    resumed: (d: { name: string }) => "<b>" + d.name + "</b> is no longer paused.",
    resumedWithNext: (d: { name: string; date: string; time: string }) => "<b>" + d.name + "</b> is no longer paused, and meets next on " + d.date + " at " + d.time + ".",
    pauseCalledOff: (d: { name: string; date: string }) => "<b>" + d.name + "</b> meets as usual: the pause from " + d.date + " is off.",
    moved: (d: { name: string; recurrence: string }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ".",
    movedFrom: (d: { name: string; recurrence: string; date: string }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ", from " + d.date + ".",
    length: (d: { minutes: number; name: string; former: number }) => "<b>" + d.name + "</b> now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    movedWithLength: (d: { minutes: number; name: string; recurrence: string; former: number }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ", and now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    movedFromWithLength: (d: { minutes: number; name: string; recurrence: string; date: string; former: number }) => "<b>" + d.name + "</b> now meets " + d.recurrence + ", from " + d.date + ", and now meets for " + number('en', d.minutes) + " minute" + plural('en', d.minutes, { one: "", other: "s" }) + " instead of " + number('en', d.former) + ".",
    pausedNow: (d: { name: string; to: string; zone: string }) => "<b>" + d.name + "</b> is paused until " + d.to + " (" + d.zone + ").",
    pausedLater: {
      dates: (d: { name: string; from: string; to: string; zone: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + ").",
      withLast: (d: { name: string; from: string; to: string; zone: string; last: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + "); the last before is " + d.last + ".",
      withFirst: (d: { name: string; from: string; to: string; zone: string; first: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + "); the first after is " + d.first + ".",
      withBoth: (d: { name: string; from: string; to: string; zone: string; last: string; first: string }) => "<b>" + d.name + "</b> has no meetings from " + d.from + " until " + d.to + " (" + d.zone + "); the last before is " + d.last + ", the first after " + d.first + ".",
    },
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
