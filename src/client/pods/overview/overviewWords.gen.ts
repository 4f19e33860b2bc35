/* Generated from overviewWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number } from '../../../domain/text/messages';

export const words = {
  sort: "Sort by",
  sorts: {
    name: "Pod",
    nextMeeting: "Next meeting",
    people: "People",
    waiting: "Waiting",
    lastMessage: "Last message",
  },
  steps: "Steps set",
  stepsSet: (d: { set: number; of: number }) => number('en', d.set) + " of " + number('en', d.of),
  noMeeting: "None ahead",
  nobodyWaiting: "Nobody",
  noMessage: "None yet",
};
