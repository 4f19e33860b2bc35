import { businessPlaces } from '../../domain/links';
import { REPORT_RETENTION_DAYS, type ReportKind, type ReportOutcome } from '../../domain/reports/reports';
import { countWithNoun } from '../../domain/text/words';

export const EMERGENCY = 'If somebody is in immediate danger, call your local emergency number.';

type PersonName = string | undefined;

const titles: Record<ReportKind, (name: string) => string> = {
  MESSAGE: (name) => `Message from ${name}`,
  IMAGE: (name) => `Image from ${name}`,
  COMMENT: (name) => `Comment by ${name}`,
  PHOTO: (name) => `Photo of ${name}`,
  PERSON: (name) => name,
};

export const words = {
  titles,
  reported: 'Reported',
  image: (alt: string | undefined) => (alt ? `Image: ${alt}` : 'Image without a description'),
  imageNotLoaded: 'We couldn’t load this image.',

  file: {
    message: 'Report a message',
    comment: 'Report a comment',
    person: 'Report a person',
    choose: 'Choose what you’d like to report first.',
    aMessage: (chat: PersonName) => (chat === undefined ? 'A message in your chat' : `A message in ${chat}`),
    aComment: 'A comment on a step',
    aPerson: 'A person in your membership',
    anImage: 'With an image',
    what: 'What would you like to report?',
    kinds: { MESSAGE: 'The message', IMAGE: 'Only its image', PERSON: 'The person', PHOTO: 'Only their photo' },
    reason: 'What’s wrong?',
    helpTitle: 'Help right now',
    own: 'In your own words',
    ownWhy: 'Optional, unless you chose ‘Something else’.',
    next: (withMessages: boolean) =>
      `Your report goes to the owner and admins of the business, not to the pod’s leader. One about the owner goes to whoever runs Stepwell for them. ${
        withMessages
          ? 'What you report is kept for them, with the three messages before it.'
          : 'What you report is kept for them.'
      }`,
    nextPerson: (name: PersonName) =>
      `We don’t tell ${name ?? 'the person'} who reported it. You’ll hear what comes of it.`,
    submit: 'Send report',
    busy: 'Sending…',
    sentTitle: 'Thank you. It has arrived.',
    sent: 'It’ll be looked at, and we’ll tell you what comes of it.',
    see: 'See your reports',
    block: (name: string) => `Block ${name}`,
    back: 'Back to where you were',
    problems: {
      own_report: 'This is your own. You can report what others write or do.',
      gone_already: 'It’s gone already, so it can’t be reported any more.',
      closed_meanwhile: 'You’ve reported this before, and it has just been decided. Have a look at the decision first.',
    },
    missing: 'We couldn’t find it. It may be gone, or you may not have access to it any more.',
  },

  mine: {
    title: 'Your reports',
    settings: 'My Settings',
    account: 'Account',
    intro: 'What you’ve reported, and decisions about what others reported of you.',
    none: 'No reports',
    noneWhy: 'If something isn’t right, choose ‘Report…’ in the menu of a message, a comment or a person.',
    waiting: 'Being looked at',
    decided: 'Decided',
    ownReport: 'Your report',
    aboutYou: 'A decision about you',
    what: 'What was reported',
    about: (name: string) => `It’s about ${name}.`,
    reason: (reason: string) => `Your reason: ${reason}`,
    yourWords: 'Your words:',
    when: 'Reported',
    decision: 'Decision',
    why: 'The reason:',
    notYet: 'Nothing has been decided yet. We’ll tell you as soon as it is.',
    yourAnswer: 'Your answer:',
    answered: 'It’s being looked at once more. We’ll tell you what comes of it.',
    appeal: 'Answer this decision',
    appealWhy: 'If you think it’s wrong, say why. You can answer once; it’s then looked at again.',
    answer: 'Your answer',
    send: 'Send answer',
    sent: 'Your answer has arrived',
  },

  queue: {
    title: businessPlaces.reports.name,
    intro: (business: string) => `What people in ${business} have reported. You can’t see reports about yourself here.`,
    tabs: 'Views of reports',
    open: 'Open',
    closed: 'Closed',
    help: 'Help lines',
    count: (total: number) => countWithNoun(total, 'report'),
    none: 'No open reports',
    noneWhy: 'When somebody reports a message, a comment or a person, it’s here, and we tell you.',
    noneClosed: 'No closed reports',
    noneClosedWhy: `Decided reports stay here for ${REPORT_RETENTION_DAYS} days.`,
    appealed: 'Answered',
    closedAt: 'Closed',
    reasonLabel: (reason: string) => `Reason: ${reason}`,
  },

  one: {
    what: 'What was reported',
    report: 'The report',
    by: (name: PersonName) =>
      name === undefined ? 'Reported by somebody whose account is gone' : `Reported by ${name}`,
    noWords: 'Without words of their own.',
    answers: 'Answers to the decision',
    answerBy: {
      REPORTER: (name: PersonName) => `${name ?? 'The person who reported'} answers:`,
      ABOUT: (name: PersonName) => `${name ?? 'The person it is about'} answers:`,
    },
    earlier: 'Earlier decision',
    decision: 'Decision',
    decidedBy: (name: PersonName) => (name === undefined ? 'Decided' : `Decided by ${name}`),
    decide: 'Decide',
    outcome: 'What happens?',
    effects: {
      REMOVED: (kind) =>
        `${kind === 'IMAGE' ? 'The message goes with it. ' : ''}It’s gone for everybody, and can’t be brought back.`,
      REMOVED_FROM_POD: () => 'They leave the pod, and no longer see its chat and steps.',
      DISABLED: () => 'They can’t open the membership until you turn their access on again.',
      DISMISSED: () => 'The report is closed, and everything stays as it is.',
    } satisfies Record<ReportOutcome, (kind: ReportKind) => string>,
    reason: 'Reason',
    reasonWhy: 'Both people read it: whoever reported, and the person it’s about.',
    verbs: {
      REMOVED: (kind) => `Remove ${kind.toLowerCase()}`,
      REMOVED_FROM_POD: () => 'Remove from pod',
      DISABLED: () => 'Turn off access',
      DISMISSED: () => 'Change nothing',
    } satisfies Record<ReportOutcome, (kind: ReportKind) => string>,
    dismiss: 'Close report',
    decided: {
      REMOVED: 'Removed',
      REMOVED_FROM_POD: 'Removed from pod',
      DISABLED: 'Access turned off',
      DISMISSED: 'Nothing changed',
    } satisfies Record<ReportOutcome, string>,
    verb: 'Decide',
    busy: 'Deciding…',
    done: 'Decided. Both people are told.',
    overtaken: 'Somebody else has just decided this report. What you chose wasn’t done.',
  },

  guidance: {
    label: 'Help lines',
    why: 'People read this when they report that somebody is in danger. Name help lines with their numbers and hours.',
    emergency: `We always add: ‘${EMERGENCY}’`,
    submit: 'Save help lines',
    saved: 'Help lines saved',
  },
};
