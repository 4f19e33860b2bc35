/* Generated from noticeWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number } from '../../domain/text/messages';

const en = {
  due: (d: { podName: string; day: string; description: string }) => "Your step in <b>" + d.podName + "</b> is due " + d.day + ": <i>" + d.description + "</i>",
  overdue: (d: { podName: string; day: string; description: string }) => "How did it go? Your step in <b>" + d.podName + "</b> was due " + d.day + ": <i>" + d.description + "</i>",
  done: "Done",
  notDone: "Not done",
  nudged: (d: { senderName: string; podName: string }) => "<b>" + d.senderName + "</b> is looking forward to your Next Tiny Step in <b>" + d.podName + "</b>. Small is good.",
  cheered: {
    text: (d: { senderName: string; description: string }) => "<b>" + d.senderName + "</b> cheered your step 👏 <i>" + d.description + "</i>",
    button: "See step",
    group: (d: { count: number }) => number('en', d.count) + " people cheered your step.",
  },
  commented: {
    text: (d: { senderName: string }) => "<b>" + d.senderName + "</b> commented on your step.",
    button: "See comment",
    group: (d: { count: number }) => number('en', d.count) + " comments on your step.",
  },
  entered: {
    NotSet: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted your step in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    InProgress: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted your next step in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    Done: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted that your step is done in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
    NotDone: (d: { senderName: string; podName: string; description: string }) => "<b>" + d.senderName + "</b> noted that your step isn’t done in <b>" + d.podName + "</b>: <i>" + d.description + "</i>",
  },
  confirm: "Confirm",
  missing: (d: { podName: string }) => "What’s your next tiny step? There’s none under way in <b>" + d.podName + "</b>.",
  setStep: "Set a step",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
