import { sql } from 'drizzle-orm';
import { reports } from '../../platform/database/schema';
import type { DataPart } from './dataPart';

const toldToBoth = {
  id: reports.id,
  kind: reports.kind,
  place: reports.place,
  outcome: reports.outcome,
  outcomeReason: reports.outcomeReason,
  decidedAt: reports.decidedAt,
};

export const reportParts: DataPart[] = [
  {
    name: 'reportsMade',
    table: reports,
    owner: reports.reporterId,
    fields: {
      ...toldToBoth,
      reason: reports.reason,
      words: reports.words,
      createdAt: reports.createdAt,
      answer: reports.reporterAnswer,
      answeredAt: reports.reporterAnsweredAt,
    },
  },
  {
    // Without what tells who reported, or when (rule reports.parties).
    name: 'reportsAboutThem',
    table: reports,
    owner: reports.aboutId,
    rowsOf: ({ id }) => sql`${reports.aboutId} = ${id} and ${reports.decidedAt} is not null`,
    fields: { ...toldToBoth, answer: reports.aboutAnswer, answeredAt: reports.aboutAnsweredAt },
  },
  {
    name: 'reportsDecided',
    table: reports,
    owner: reports.decidedBy,
    fields: {
      id: reports.id,
      outcome: reports.outcome,
      outcomeReason: reports.outcomeReason,
      decidedAt: reports.decidedAt,
    },
  },
];
