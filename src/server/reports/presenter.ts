import type { OwnReport, Report, ReportSummary } from '../../contract/entities.gen';
import type { ReportOutcome } from '../../domain/reports/reports';
import type { reports } from '../platform/database/schema';

export type ReportRow = typeof reports.$inferSelect;

const personOf = (userId: string | null, name: string) => ({ ...(userId !== null && { userId }), name });

const isAppealed = ({ decidedAt, closedAt }: Pick<ReportRow, 'decidedAt' | 'closedAt'>) =>
  decidedAt !== null && closedAt === null;

export const presentSummary = (row: Omit<ReportRow, 'items' | 'words'>): ReportSummary => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  place: row.place,
  about: personOf(row.aboutId, row.aboutName),
  opened: row.openedAt.getTime(),
  ...(isAppealed(row) && { appealed: true as const }),
  ...(row.closedAt && { closed: row.closedAt.getTime() }),
  ...(row.outcome && { outcome: row.outcome }),
});

const decisionOf = ({ outcome, outcomeReason, decidedAt }: ReportRow) =>
  outcome && outcomeReason !== null && decidedAt && { outcome, outcomeReason, decided: decidedAt.getTime() };

const answersOf = (row: ReportRow): Report['answers'] => [
  ...(row.reporterAnswer !== null && row.reporterAnsweredAt
    ? [{ words: row.reporterAnswer, sent: row.reporterAnsweredAt.getTime(), by: 'REPORTER' as const }]
    : []),
  ...(row.aboutAnswer !== null && row.aboutAnsweredAt
    ? [{ words: row.aboutAnswer, sent: row.aboutAnsweredAt.getTime(), by: 'ABOUT' as const }]
    : []),
];

export const presentReport = (
  row: ReportRow & { reporterName: string | null; deciderName: string | null },
  outcomes: ReportOutcome[],
): Report => ({
  id: row.id,
  businessId: row.businessId,
  ...(row.membershipId !== null && { membershipId: row.membershipId }),
  kind: row.kind,
  reason: row.reason,
  ...(row.words !== '' && { words: row.words }),
  place: row.place,
  about: personOf(row.aboutId, row.aboutName),
  ...(row.reporterName !== null && { reporter: personOf(row.reporterId, row.reporterName) }),
  created: row.createdAt.getTime(),
  opened: row.openedAt.getTime(),
  ...(row.closedAt && { closed: row.closedAt.getTime() }),
  items: row.items,
  outcomes,
  ...decisionOf(row),
  ...(row.deciderName !== null && { decidedBy: row.deciderName }),
  answers: answersOf(row),
});

/** Without what tells who reported, or when, for the person it is about. */
export function presentOwnReport(row: ReportRow, userId: string): OwnReport {
  const isReporter = row.reporterId === userId;
  const text = row.items.find(({ reported }) => reported)?.text;
  const answer = isReporter ? row.reporterAnswer : row.aboutAnswer;
  const answeredAt = isReporter ? row.reporterAnsweredAt : row.aboutAnsweredAt;
  return {
    id: row.id,
    side: isReporter ? 'REPORTER' : 'ABOUT',
    kind: row.kind,
    place: row.place,
    ...(text !== undefined && { text }),
    ...(isReporter && {
      aboutName: row.aboutName,
      reason: row.reason,
      ...(row.words !== '' && { words: row.words }),
      created: row.createdAt.getTime(),
    }),
    ...decisionOf(row),
    ...(answer !== null && { answer }),
    ...(answeredAt && row.decidedAt && answeredAt > row.decidedAt && { reopened: true as const }),
    // Not by whether it is open: that would tell when the other person answered.
    can: { appeal: row.decidedAt !== null && answer === null },
  };
}
