/** What a report is about (rule reports.filing). */
export const REPORT_KINDS = ['MESSAGE', 'IMAGE', 'COMMENT', 'PHOTO', 'PERSON'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = ['HARASSMENT', 'SPAM', 'DANGER', 'ILLEGAL', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_OUTCOMES = ['REMOVED', 'REMOVED_FROM_POD', 'DISABLED', 'DISMISSED'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

/** The two people whom a report concerns. */
export const REPORT_SIDES = ['REPORTER', 'ABOUT'] as const;
export type ReportSide = (typeof REPORT_SIDES)[number];

export const MAX_REPORT_WORDS_LENGTH = 1000;

export const MAX_HELP_LENGTH = 1000;

/** How many messages before the reported one are kept with it. */
export const MESSAGES_BEFORE = 3;

/** How long a report is kept once it is closed. */
export const REPORT_RETENTION_DAYS = 90;

export interface ReportFacts {
  kind: ReportKind;
  /** Whether the person is a participant of the report's pod. */
  participates: boolean;
  /** Whether the person is a member whom staff may disable. */
  canBeDisabled: boolean;
  /** What was decided before an answer opened it again. */
  earlier?: ReportOutcome | undefined;
}

/** The outcomes that are possible; an earlier one can stand (rule reports.decision). */
export function possibleOutcomes({ kind, participates, canBeDisabled, earlier }: ReportFacts): ReportOutcome[] {
  const possible: Record<ReportOutcome, boolean> = {
    REMOVED: kind !== 'PERSON',
    REMOVED_FROM_POD: participates,
    DISABLED: canBeDisabled,
    DISMISSED: true,
  };
  return REPORT_OUTCOMES.filter((outcome) => possible[outcome] || outcome === earlier);
}
