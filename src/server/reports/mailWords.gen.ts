/* Generated from mailWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage } from '../../domain/text/messages';

const en = {
  opened: {
    subjects: {
      MESSAGE: "A message has been reported",
      IMAGE: "An image has been reported",
      COMMENT: "A comment has been reported",
      PHOTO: "A photo has been reported",
      PERSON: "A person has been reported",
    },
    texts: {
      MESSAGE: (d: { place: string; reason: string }) => "A message has been reported in " + d.place + ": " + d.reason + ".",
      IMAGE: (d: { place: string; reason: string }) => "An image has been reported in " + d.place + ": " + d.reason + ".",
      COMMENT: (d: { place: string; reason: string }) => "A comment has been reported in " + d.place + ": " + d.reason + ".",
      PHOTO: (d: { place: string; reason: string }) => "A photo has been reported in " + d.place + ": " + d.reason + ".",
      PERSON: (d: { place: string; reason: string }) => "A person has been reported in " + d.place + ": " + d.reason + ".",
    },
    reasons: {
      HARASSMENT: "harassment or hate",
      SPAM: "spam or advertising",
      DANGER: "somebody is in danger",
      ILLEGAL: "against the law",
      OTHER: "something else",
    },
    decide: "Please look at it and decide. Both people read your reason.",
  },
  answered: {
    subject: "A decision on a report has been answered",
    text: (d: { place: string }) => "Somebody doesn’t agree with a decision on a report in " + d.place + ". The report is open again.",
  },
  lookAtIt: "Look at it",
  whyToStaff: (d: { businessName: string }) => "You’re getting this because you look after " + d.businessName + ".",
  forOperator: {
    subject: (d: { businessName: string }) => "A report about the owner of " + d.businessName,
    texts: {
      MESSAGE: (d: { place: string; businessName: string }) => "A message has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      IMAGE: (d: { place: string; businessName: string }) => "An image has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      COMMENT: (d: { place: string; businessName: string }) => "A comment has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      PHOTO: (d: { place: string; businessName: string }) => "A photo has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
      PERSON: (d: { place: string; businessName: string }) => "A person has been reported in " + d.place + ". It’s about the owner of " + d.businessName + ", so it comes to you.",
    },
    command: (d: { reportId: string }) => "Read it with the operator’s command, ‘reports’, and its ID: " + d.reportId + ".",
    why: "You’re getting this because you run this installation.",
  },
  toReporter: {
    subject: "An answer to your report",
    texts: {
      MESSAGE: (d: { place: string }) => "You reported a message in " + d.place + ".",
      IMAGE: (d: { place: string }) => "You reported an image in " + d.place + ".",
      COMMENT: (d: { place: string }) => "You reported a comment in " + d.place + ".",
      PHOTO: (d: { place: string }) => "You reported a photo in " + d.place + ".",
      PERSON: (d: { place: string }) => "You reported a person in " + d.place + ".",
    },
    why: "You’re getting this because you reported it.",
  },
  toReported: {
    subjects: {
      MESSAGE: "A message of yours was looked at",
      IMAGE: "An image of yours was looked at",
      COMMENT: "A comment of yours was looked at",
      PHOTO: "Your photo was looked at",
      PERSON: "Your behaviour was looked at",
    },
    texts: {
      MESSAGE: (d: { place: string }) => "A message of yours in " + d.place + " was looked at after a report.",
      IMAGE: (d: { place: string }) => "An image of yours in " + d.place + " was looked at after a report.",
      COMMENT: (d: { place: string }) => "A comment of yours in " + d.place + " was looked at after a report.",
      PHOTO: (d: { place: string }) => "Your photo in " + d.place + " was looked at after a report.",
      PERSON: (d: { place: string }) => "Your behaviour in " + d.place + " was looked at after a report.",
    },
    why: "You’re getting this because it’s about you.",
  },
  decision: {
    reason: "The reason:",
    answer: "If you think this is wrong, you can answer once, and it’s looked at again.",
    button: "Read and answer",
  },
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
