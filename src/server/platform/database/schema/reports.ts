import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  MAX_REPORT_WORDS_LENGTH,
  REPORT_KINDS,
  REPORT_OUTCOMES,
  REPORT_REASONS,
} from '../../../../domain/reports/reports';
import { businesses } from './businesses';
import { bytes, createdAt, id, inList, instant, oneOf } from './columns';
import { memberships } from './memberships';
import { pods } from './pods';
import { users } from './session';

/** What was reported as it was then, or one of the messages before it. `sent` is in epoch milliseconds. */
export interface StoredItem {
  authorName: string;
  sent?: number;
  text?: string;
  imageId?: string;
  alt?: string;
  reported: boolean;
}

const fits = (column: unknown) => sql`char_length(${column}) <= ${sql.raw(String(MAX_REPORT_WORDS_LENGTH))}`;

/** Reports to the owner and admins, or to the operator (rule reports.filing). */
export const reports = pgTable(
  'reports',
  {
    /** Random: both people know it, and one with a time in it would tell when it was reported. */
    id: uuid('id').primaryKey().defaultRandom(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    membershipId: uuid('membership_id').references(() => memberships.id, { onDelete: 'set null' }),
    podId: uuid('pod_id').references(() => pods.id, { onDelete: 'set null' }),
    /** Names of the pod and the membership, as they were. */
    place: text('place').notNull(),
    /** Null once the account is deleted, as is `aboutId`. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'set null' }),
    aboutName: text('about_name').notNull(),
    kind: oneOf('kind', REPORT_KINDS).notNull(),
    /** The message, comment, photo or person. */
    subjectId: uuid('subject_id').notNull(),
    /** Whether it was about the owner when it was reported; see `isForOperator`. */
    forOperator: boolean('for_operator').notNull(),
    reason: oneOf('reason', REPORT_REASONS).notNull(),
    words: text('words').notNull(),
    items: jsonb('items').$type<StoredItem[]>().notNull(),
    createdAt: createdAt(),
    /** When it was reported, or answered after a decision. */
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    outcome: oneOf('outcome', REPORT_OUTCOMES),
    outcomeReason: text('outcome_reason'),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reporterAnswer: text('reporter_answer'),
    reporterAnsweredAt: instant('reporter_answered_at'),
    aboutAnswer: text('about_answer'),
    aboutAnsweredAt: instant('about_answered_at'),
  },
  (t) => [
    // Without decided ones: an answer may open one again while another waits.
    uniqueIndex('reports_one_undecided')
      .on(t.reporterId, t.kind, t.subjectId)
      .where(sql`${t.decidedAt} is null`),
    index('reports_open')
      .on(t.businessId, t.openedAt, t.id)
      .where(sql`${t.closedAt} is null`),
    index('reports_closed').on(t.businessId, t.closedAt, t.id),
    index('reports_closed_at')
      .on(t.closedAt)
      .where(sql`${t.closedAt} is not null`),
    index('reports_membership').on(t.membershipId),
    index('reports_pod').on(t.podId),
    index('reports_reporter').on(t.reporterId, t.id),
    index('reports_about').on(t.aboutId, t.id),
    index('reports_decided_by')
      .on(t.decidedBy)
      .where(sql`${t.decidedBy} is not null`),
    check('reports_kind', inList(t.kind, REPORT_KINDS)),
    check('reports_reason', inList(t.reason, REPORT_REASONS)),
    check('reports_outcome', inList(t.outcome, REPORT_OUTCOMES)),
    check('reports_not_own', sql`${t.reporterId} <> ${t.aboutId}`),
    check('reports_words', fits(t.words)),
    check('reports_outcome_reason', fits(t.outcomeReason)),
    check('reports_answers', sql`${fits(t.reporterAnswer)} and ${fits(t.aboutAnswer)}`),
    check(
      'reports_decided',
      sql`(${t.outcome} is null) = (${t.decidedAt} is null) and (${t.outcome} is null) = (${t.outcomeReason} is null)
        and (${t.decidedAt} is not null or ${t.closedAt} is null and ${t.reporterAnswer} is null and ${t.aboutAnswer} is null)`,
    ),
    check(
      'reports_answered',
      sql`(${t.reporterAnswer} is null) = (${t.reporterAnsweredAt} is null)
        and (${t.aboutAnswer} is null) = (${t.aboutAnsweredAt} is null)`,
    ),
  ],
);

/** Images kept with a report, as they were. */
export const reportImages = pgTable(
  'report_images',
  {
    id: id(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** WebP. */
    image: bytes('image').notNull(),
  },
  (t) => [index('report_images_report').on(t.reportId)],
);
