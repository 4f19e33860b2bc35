import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { OwnReport } from '../../contract/entities.gen';
import type { ReportReason } from '../../domain/reports/reports';
import type { Act } from '../platform/act';
import type { AppContext } from '../platform/context';
import { reportImages, reports } from '../platform/database/schema';
import type { StoredItem } from '../platform/database/schema/reports';
import { conflict, notFound } from '../platform/http/problem';
import { countAttempt } from '../platform/http/limits/attempts';
import { emitWebhookEvents } from '../platform/webhooks/emitWebhookEvents';
import { staffOf } from '../tenancy';
import { reportsLimits } from './limits';
import { notifyDeciders } from './notices';
import { ownReport } from './reads';
import type { Reported } from './reported';
import { refusals } from './refusals';

interface NewReport {
  reporterId: string;
  reason: ReportReason;
  words?: string | undefined;
}

async function placeOf(act: Act, { membershipId, podId }: Reported) {
  const { rows } = await act.tx.execute<{ businessId: string; place: string }>(sql`
    select ms.business_id as "businessId", concat_ws(', ', pod.name, ms.name) as place
    from memberships ms left join pods pod on pod.id = ${podId}::uuid where ms.id = ${membershipId}::uuid`);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Gives each image an id of its own. */
function keepImages(items: Reported['items']) {
  const images: { id: string; image: Buffer }[] = [];
  const kept = items.map(({ image, ...item }): StoredItem => {
    if (!image) return item;
    const id = v7();
    images.push({ id, image });
    return { ...item, imageId: id };
  });
  return { images, kept };
}

/**
 * Stores a report of what `find` locks and reads, and tells those who decide on it (rule reports.filing). A repeat while
 * it is open returns the first. 409 for one's own, and for what is gone.
 */
export async function fileReport(
  context: AppContext,
  { reporterId, reason, words = '' }: NewReport,
  find: (act: Act) => Promise<Reported>,
): Promise<OwnReport> {
  await countAttempt(context, reportsLimits.report(reporterId));
  const id = await context.act(async (act) => {
    const reported = await find(act);
    await act.confirm();
    const { kind, subjectId, membershipId, podId, aboutId } = reported;
    if (aboutId === reporterId) throw conflict('own_report', refusals.ownReport);
    const open = await openReport(act, reporterId, reported);
    if (open) return open;
    const { businessId, place } = await placeOf(act, reported);
    const staff = await staffOf(act.tx, businessId);
    const forOperator = staff.some(({ id: staffId, role }) => role === 'owner' && staffId === aboutId);
    const { images, kept } = keepImages(reported.items);
    const aboutName = kept.find((item) => item.reported)?.authorName ?? '';
    const [stored] = await act.tx
      .insert(reports)
      .values({
        id: randomUUID(),
        businessId,
        membershipId,
        podId,
        place,
        reporterId,
        aboutId,
        aboutName,
        kind,
        subjectId,
        forOperator,
        reason,
        words,
        items: kept,
        createdAt: act.now,
        openedAt: act.now,
      })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (!stored) throw conflict('reported_meanwhile', refusals.reportedMeanwhile);
    if (images.length > 0)
      await act.tx.insert(reportImages).values(images.map((image) => ({ ...image, reportId: stored.id })));
    const report = { id: stored.id, businessId, kind, reason, place, aboutId, reporterId };
    await notifyDeciders(act, report, 'opened', reporterId);
    // Staff see the deliveries of webhooks, also those whom a report is about.
    if (!staff.some(({ id: staffId }) => staffId === aboutId)) {
      const details = { kind, reason };
      const pod = podId !== null && { podId };
      await emitWebhookEvents(act, [{ type: 'report.opened', membershipId, reportId: stored.id, ...pod, details }]);
    }
    return stored.id;
  });
  return ownReport(context.database.db, id, reporterId);
}

async function openReport(act: Act, reporterId: string, { kind, subjectId }: Reported): Promise<string | undefined> {
  const isIt = and(eq(reports.reporterId, reporterId), eq(reports.kind, kind), eq(reports.subjectId, subjectId));
  const [found] = await act.tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(isIt, isNull(reports.closedAt)));
  return found?.id;
}
