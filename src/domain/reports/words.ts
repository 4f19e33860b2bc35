import type { ReportKind, ReportOutcome, ReportReason } from './reports';

/** What is reported, at the beginning of a sentence and within one, and as its author reads it. */
export const reportKindWords: Record<ReportKind, { subject: string; object: string; yours: string }> = {
  MESSAGE: { subject: 'A message', object: 'a message', yours: 'A message of yours' },
  IMAGE: { subject: 'An image', object: 'an image', yours: 'An image of yours' },
  COMMENT: { subject: 'A comment', object: 'a comment', yours: 'A comment of yours' },
  PHOTO: { subject: 'A photo', object: 'a photo', yours: 'Your photo' },
  PERSON: { subject: 'A person', object: 'a person', yours: 'Your behaviour' },
};

export const reportReasonWords: Record<ReportReason, string> = {
  HARASSMENT: 'Harassment or hate',
  SPAM: 'Spam or advertising',
  DANGER: 'Somebody is in danger',
  ILLEGAL: 'Against the law',
  OTHER: 'Something else',
};

/** What a decision does, after a sentence that says on what; the person it is about reads it as said to them. */
export function outcomeSentence(kind: ReportKind, outcome: ReportOutcome, isAboutReader: boolean): string {
  switch (outcome) {
    case 'REMOVED':
      return kind === 'IMAGE' ? 'It’s been removed, with its message.' : 'It’s been removed.';
    case 'REMOVED_FROM_POD':
      return isAboutReader ? 'You’ve been removed from the pod.' : 'The person has been removed from the pod.';
    case 'DISABLED':
      return isAboutReader
        ? 'Your access to the membership has been turned off.'
        : 'The person’s access to the membership has been turned off.';
    case 'DISMISSED':
      return isAboutReader ? 'Nothing more follows from it.' : 'Nothing more is done about it.';
  }
}
