/* Generated from podMeetingWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number } from '../../../domain/text/messages';

export const words = {
  meetingMode: "Meeting mode",
  meetingMore: "More",
  meetingMoreAbout: (d: { pod: string }) => "More about the meeting of " + d.pod,
  finished: "The meeting is over",
  committed: (d: { step: string }) => "You committed to ‘" + d.step + "’",
  here: "Here",
  nobodyHere: "Nobody yet",
  stepsNow: "Steps",
  now: {
    done: (d: { count: number }) => number('en', d.count) + " done",
    set: (d: { count: number }) => number('en', d.count) + " set",
    due: (d: { count: number }) => number('en', d.count) + " due",
    notDone: (d: { count: number }) => number('en', d.count) + " not done",
    missing: (d: { count: number; names: string }) => number('en', d.count) + " missing (" + d.names + ")",
  },
};
