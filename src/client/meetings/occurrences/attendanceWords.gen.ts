/* Generated from attendanceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, plural } from '../../../domain/text/messages';

export const words = {
  none: "No meetings yet",
  noneWhy: "Once your pod has met, you’ll find here who came.",
  recorded: (d: { recorded: number; meetings: number }) => plural('en', d.recorded, { 0: "Nobody has recorded who came", other: number('en', d.recorded) + " of " + number('en', d.meetings) + " meeting" + plural('en', d.meetings, { one: "", other: "s" }) + " recorded" }) + " in the last eight weeks.",
  intro: "Record who came, up to two weeks after a meeting. Everyone in the pod sees the totals and their own record.",
  nothing: "Nobody has recorded who came.",
  you: {
    CAME: "You came",
    APOLOGIES: "You sent apologies",
    ABSENT: "You weren’t there",
  },
  people: "Each person",
  left: "(has left)",
  statuses: {
    CAME: "Came",
    APOLOGIES: "Apologies",
    ABSENT: "Absent",
  },
  others: "Everyone else came",
  othersNoted: (d: { count: number }) => number('en', d.count) + " marked as here.",
  listed: {
    CAME: "Came",
    APOLOGIES: "Sent apologies",
    ABSENT: "Weren’t there",
  },
  mine: (d: { came: number; all: number }) => "You came to " + number('en', d.came) + " of " + number('en', d.all) + ".",
  came: (d: { count: number }) => number('en', d.count) + " came",
  apologies: (d: { count: number }) => number('en', d.count) + " sent apologies",
  absent: (d: { count: number }) => number('en', d.count) + " w" + plural('en', d.count, { one: "as", other: "ere" }) + "n’t there",
  nothingOf: "Nothing recorded",
  cameTo: (d: { count: number }) => "Came to " + number('en', d.count),
  withApologies: (d: { count: number }) => number('en', d.count) + " with apologies",
  missed: (d: { count: number }) => number('en', d.count) + " missed",
  noted: {
    CAME: (d: { name: string }) => d.name + " came.",
    APOLOGIES: (d: { name: string }) => d.name + " sent apologies.",
    ABSENT: (d: { name: string }) => d.name + " wasn’t there.",
    unknown: (d: { name: string }) => "Nothing recorded for " + d.name + ".",
  },
};
