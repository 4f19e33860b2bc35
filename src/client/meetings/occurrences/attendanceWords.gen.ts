/* Generated from attendanceWords.en.json by `npm run words:generate`. Never edited by hand. */
import { en, number, plural } from '../../../domain/text/messages';

export const words = {
  none: "No meetings yet",
  noneWhy: "Once your pod has met, you’ll find here who came.",
  recorded: (d: { recorded: number; meetings: number }) => plural(d.recorded, 0, en, { "0": "Nobody has recorded who came in the last eight weeks.", other: plural(d.meetings, 0, en, { one: number("en", d.recorded, 0) + " of " + number("en", d.meetings, 0) + " meeting recorded in the last eight weeks.", other: number("en", d.recorded, 0) + " of " + number("en", d.meetings, 0) + " meetings recorded in the last eight weeks." }) }),
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
  othersNoted: (d: { count: number }) => number("en", d.count, 0) + " marked as here.",
  listed: {
    CAME: "Came",
    APOLOGIES: "Sent apologies",
    ABSENT: "Weren’t there",
  },
  mine: (d: { came: number; all: number }) => "You came to " + number("en", d.came, 0) + " of " + number("en", d.all, 0) + ".",
  came: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " came", other: number("en", d.count, 0) + " came" }),
  apologies: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " sent apologies", other: number("en", d.count, 0) + " sent apologies" }),
  absent: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " wasn’t there", other: number("en", d.count, 0) + " weren’t there" }),
  nothingOf: "Nothing recorded",
  cameTo: (d: { count: number }) => "Came to " + number("en", d.count, 0),
  withApologies: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " with apologies", other: number("en", d.count, 0) + " with apologies" }),
  missed: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " missed", other: number("en", d.count, 0) + " missed" }),
  noted: {
    CAME: (d: { name: string }) => d.name + " came.",
    APOLOGIES: (d: { name: string }) => d.name + " sent apologies.",
    ABSENT: (d: { name: string }) => d.name + " wasn’t there.",
    unknown: (d: { name: string }) => "Nothing recorded for " + d.name + ".",
  },
};
