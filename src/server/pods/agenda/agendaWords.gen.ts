/* Generated from agendaWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../../domain/text/messages';

const en = {
  title: (d: { podName: string }) => d.podName + ": agenda",
  nobody: "Nobody is in this pod yet.",
  noMeeting: "No meeting planned",
  length: (d: { count: number }) => number('en', d.count) + " minute" + plural('en', d.count, { one: "", other: "s" }),
  leader: "Leader",
  assistant: "Assistant leader",
  due: (d: { date: string }) => "Due " + d.date,
  goal: (d: { goal: string }) => "Goal: " + d.goal,
  next: "Next step",
  stepsSet: (d: { count: number; total: number }) => "Steps set: " + number('en', d.count) + " of " + number('en', d.total) + ". What people wrote stays in the pod.",
  boxes: {
    here: "Here",
    done: "Done",
    notDone: "Not done",
  },
  box: (d: { label: string; name: string }) => d.label + ", " + d.name,
  made: (d: { when: string }) => "From Stepwell, " + d.when,
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
