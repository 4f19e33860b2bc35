import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, min, or, sql, type SQL } from 'drizzle-orm';
import type { OpenReports, OwnReport, Report, ReportSummary } from '../../contract/entities.gen';
import { possibleOutcomes, type ReportOutcome } from '../../domain/reports/reports';
import type { Queryable } from '../platform/database/client';
import { fullNameOf } from '../platform/database/fullNameOf';
import { cursorValues, isAfter, orderBy, sortBy, type Keyset } from '../platform/database/keyset';
import { isForOperator } from '../platform/database/isForOperator';
import { readPage } from '../platform/database/readPage';
import { reportImages, reports } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';
import type { Page, PageRequest } from '../platform/http/pages';
import { presentOwnReport, presentReport, presentSummary } from './presenter';

const oldestFirst: Keyset = {
  keys: [sortBy(sql`${reports.openedAt}`, 'timestamptz'), sortBy(sql`${reports.id}`, 'uuid')],
  direction: 'asc',
};
const latestFirst: Keyset = {
  keys: [sortBy(sql`${reports.closedAt}`, 'timestamptz'), sortBy(sql`${reports.id}`, 'uuid')],
  direction: 'desc',
};

/** The reports that this member of staff decides on: none about the owner, none about themselves (rule reports.queue). */
const isFor = (businessId: string, userId: string): SQL | undefined =>
  and(
    eq(reports.businessId, businessId),
    sql`not ${isForOperator('reports')}`,
    sql`${reports.aboutId} is distinct from ${userId}::uuid`,
  );

/** Without what was reported, which may be long. */
const { items: _items, words: _words, ...summaryColumns } = getTableColumns(reports);

interface QueueRequest extends PageRequest {
  businessId: string;
  userId: string;
  closed: boolean;
}

export async function listReports(
  db: Queryable,
  { businessId, userId, closed, ...asked }: QueueRequest,
): Promise<Page<ReportSummary>> {
  const keyset = closed ? latestFirst : oldestFirst;
  const which = and(isFor(businessId, userId), closed ? isNotNull(reports.closedAt) : isNull(reports.closedAt));
  const page = await readPage(db, asked, keyset, {
    rows: (cursor, howMany) =>
      db
        .select({ summary: summaryColumns, place: cursorValues(keyset) })
        .from(reports)
        .where(and(which, isAfter(keyset, cursor)))
        .orderBy(orderBy(keyset))
        .limit(howMany),
    all: sql`from ${reports} where ${which}`,
  });
  return { ...page, items: page.items.map(({ summary }) => presentSummary(summary)) };
}

export async function countOpenReports(
  db: Queryable,
  { businessId, userId }: { businessId: string; userId: string },
): Promise<OpenReports> {
  const [found] = await db
    .select({ count: count(), oldest: min(reports.openedAt) })
    .from(reports)
    .where(and(isFor(businessId, userId), isNull(reports.closedAt)));
  return { count: found?.count ?? 0, ...(found?.oldest && { oldest: found.oldest.getTime() }) };
}

/** What is possible now. For the operator, who decides about the owner, only what concerns the content. */
export async function outcomesNow(db: Queryable, report: typeof reports.$inferSelect): Promise<ReportOutcome[]> {
  if (report.closedAt) return [];
  const { id, kind, aboutId, podId, membershipId, outcome } = report;
  const { rows } = await db.execute<{ participates: boolean; canBeDisabled: boolean; forOperator: boolean }>(sql`
    select ${isForOperator('reports')} as "forOperator",
      exists (select from pod_members p where p.pod_id = ${podId}::uuid and p.user_id = ${aboutId}::uuid
        and p.role = 'participant') as participates,
      exists (select from members m join memberships ms on ms.id = m.membership_id
        where m.membership_id = ${membershipId}::uuid and m.user_id = ${aboutId}::uuid
          and not exists (select from business_staff s where s.business_id = ms.business_id and s.user_id = m.user_id)
        ) as "canBeDisabled"
    from reports where reports.id = ${id}::uuid`);
  const { forOperator = true, ...facts } = rows[0] ?? { participates: false, canBeDisabled: false };
  const concerned = forOperator ? { participates: false, canBeDisabled: false } : facts;
  return possibleOutcomes({ kind, ...concerned, earlier: outcome ?? undefined });
}

export async function getReport(db: Queryable, id: string): Promise<Report> {
  const [row] = await db
    .select({
      ...getTableColumns(reports),
      reporterName: fullNameOf(reports.reporterId),
      deciderName: fullNameOf(reports.decidedBy),
    })
    .from(reports)
    .where(eq(reports.id, id));
  if (!row) throw notFound();
  return presentReport(row, await outcomesNow(db, row));
}

export async function readReportImage(
  db: Queryable,
  { reportId, imageId }: { reportId: string; imageId: string },
): Promise<Buffer> {
  const [found] = await db
    .select({ image: reportImages.image })
    .from(reportImages)
    .where(and(eq(reportImages.id, imageId), eq(reportImages.reportId, reportId)));
  if (!found) throw notFound();
  return found.image;
}

/** What a person is told of: their own reports, and decisions about them (rule reports.parties). */
const isOf = (userId: string): SQL | undefined =>
  or(eq(reports.reporterId, userId), and(eq(reports.aboutId, userId), isNotNull(reports.decidedAt)));

const MAX_OWN_REPORTS = 500;

/** By decision or, for one's own, by report: what is ordered by report would show when somebody else reported. */
export async function ownReports(db: Queryable, userId: string): Promise<OwnReport[]> {
  const since = sql`coalesce(${reports.decidedAt}, ${reports.createdAt})`;
  const rows = await db
    .select()
    .from(reports)
    .where(isOf(userId))
    .orderBy(desc(since), asc(reports.id))
    .limit(MAX_OWN_REPORTS);
  return rows.map((row) => presentOwnReport(row, userId));
}

export async function ownReport(db: Queryable, id: string, userId: string): Promise<OwnReport> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), isOf(userId)));
  if (!row) throw notFound();
  return presentOwnReport(row, userId);
}
