import type { ReportKind, ReportOutcome, ReportReason } from './reports';

/** What is reported, in sentences of notifications, mails and pages. */
export const reportKindWords: Record<ReportKind, { a: string; yours: string; the: string }> = {
  MESSAGE: { a: 'A message', yours: 'A message of yours', the: 'the message' },
  IMAGE: { a: 'An image', yours: 'An image of yours', the: 'the image' },
  COMMENT: { a: 'A comment', yours: 'A comment of yours', the: 'the comment' },
  PHOTO: { a: 'A photo', yours: 'Your photo', the: 'the photo' },
  PERSON: { a: 'A person', yours: 'Your behaviour', the: 'the person' },
};

export const reportReasonWords: Record<ReportReason, string> = {
  HARASSMENT: 'Harassment or hate',
  SPAM: 'Spam or advertising',
  DANGER: 'Somebody is in danger',
  ILLEGAL: 'Against the law',
  OTHER: 'Something else',
};

/** What the two people read of a decision; the person it is about reads it as said to them. */
export function outcomeSentence(kind: ReportKind, outcome: ReportOutcome, isAboutReader: boolean): string {
  const what = isAboutReader ? reportKindWords[kind].yours : capitalised(reportKindWords[kind].the);
  switch (outcome) {
    case 'REMOVED':
      return kind === 'IMAGE' ? `${what} has been removed, with its message.` : `${what} has been removed.`;
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

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
