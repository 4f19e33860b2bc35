/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  record: {
    ofPod: {
      subject: (d: { podName: string }) => "Your Next Tiny Steps in " + d.podName,
      steps: (d: { podName: string }) => "These are the Next Tiny Steps you set in " + d.podName + ". They’ve been deleted from Stepwell, so this copy is yours to keep.",
      noSteps: (d: { podName: string }) => "You hadn’t set any Next Tiny Steps in " + d.podName + ".",
      why: (d: { podName: string }) => "You’re getting this because your pod " + d.podName + " has been deleted.",
      whyInMembership: (d: { podName: string; membershipName: string }) => "You’re getting this because your pod " + d.podName + " in " + d.membershipName + " has been deleted.",
    },
    ofAccount: {
      subject: "Your Next Tiny Steps",
      steps: "These are the Next Tiny Steps you set. They’ve been deleted from Stepwell, so this copy is yours to keep.",
      noSteps: "You hadn’t set any Next Tiny Steps.",
      why: "You’re getting this because your account was deleted.",
    },
  },
  facts: {
    pod: "Pod",
    goal: "Goal",
    step: "Next Tiny Step",
    commitmentDate: "Commitment date",
    status: "Status",
  },
  quoted: (d: { text: string }) => "‘" + d.text + "’",
  due: {
    today: {
      subject: (d: { step: string }) => "Your step is due today: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Your Next Tiny Step in " + d.podName + " is due today, " + d.date + " at " + d.time + ".",
    },
    tomorrow: {
      subject: (d: { step: string }) => "Your step is due tomorrow: " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Your Next Tiny Step in " + d.podName + " is due tomorrow, " + d.date + " at " + d.time + ".",
    },
    later: {
      subject: (d: { shortDate: string; step: string }) => "Your step is due " + d.shortDate + ": " + d.step,
      opening: (d: { podName: string; date: string; time: string }) => "Your Next Tiny Step in " + d.podName + " is due on " + d.date + " at " + d.time + ".",
    },
    closing: "Done it already? Let us know with one tap. And if it won’t happen this time, that’s fine: say so, and set a smaller one.",
    why: "You’re getting this because your step is due within a day. We ask once before its date, and once after it.",
  },
  overdue: {
    subject: (d: { shortDate: string; step: string }) => "Your step was due " + d.shortDate + ": " + d.step,
    opening: (d: { podName: string; date: string; time: string }) => "How did it go? Your Next Tiny Step in " + d.podName + " was due on " + d.date + " at " + d.time + ".",
    closing: "One tap is all it takes. If it didn’t happen, that’s fine: a smaller step may suit you better.",
    why: "You’re getting this because the date of your step has passed. We won’t ask about it again.",
  },
  done: "Done",
  notDone: "Not done",
  settings: "Change what we remind you of",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
