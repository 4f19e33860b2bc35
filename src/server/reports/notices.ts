import { eq, sql } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { ReportKind, ReportOutcome, ReportReason } from '../../domain/reports/reports';
import { notify, settleSubject } from '../notifications';
import type { Act } from '../platform/act';
import { isForOperator } from '../platform/database/isForOperator';
import { businesses, reports } from '../platform/database/schema';
import { userById } from '../session';
import { staffOf } from '../tenancy';
import { reportMails } from './mails';
import { reportNotifications, reportSubject } from './notificationKinds';

export interface ReportNotice {
  id: string;
  businessId: string;
  kind: ReportKind;
  reason: ReportReason;
  place: string;
  aboutId: string | null;
  reporterId: string | null;
}

const dataOf = ({ id: reportId, kind, place }: ReportNotice) => ({ reportId, kind, place });

async function businessAndDecider(act: Act, { id, businessId }: ReportNotice) {
  const [found] = await act.tx
    .select({ businessName: businesses.name, forOperator: isForOperator('reports') })
    .from(reports)
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(sql`${reports.id} = ${id}::uuid`);
  return found ?? { businessName: '', forOperator: true };
}

/**
 * Tells the owner and admins, except whom it is about and who causes it; about the owner, the operator instead (rule
 * reports.queue).
 */
export async function notifyDeciders(
  act: Act,
  report: ReportNotice,
  news: 'opened' | 'answered',
  by: string,
): Promise<void> {
  const { id: reportId, businessId, kind, place, reason, aboutId } = report;
  const { businessName, forOperator } = await businessAndDecider(act, report);
  if (forOperator) {
    const to = act.config.reportEmail;
    if (to)
      act.mail({ to, template: reportMails['report-for-operator'], data: { kind, place, businessName, reportId } });
    return;
  }
  const told = (await staffOf(act.tx, businessId)).filter(({ id }) => id !== aboutId && id !== by);
  const link = act.url(pageLinks.businessReport(businessId, reportId));
  for (const { email: to, firstName } of told) {
    const data = { firstName, kind, place, businessName, link };
    if (news === 'opened') act.mail({ to, template: reportMails['report-opened'], data: { ...data, reason } });
    else act.mail({ to, template: reportMails['report-answered'], data });
  }
  await notify(act, {
    kind: reportNotifications[`report-${news}`],
    userIds: told.map(({ id }) => id),
    data: { ...dataOf(report), businessId },
  });
}

/** Tells the person who reported and the one it is about, each without the other (rule reports.parties). */
export async function notifyOfDecision(
  act: Act,
  report: ReportNotice,
  { outcome, reason }: { outcome: ReportOutcome; reason: string },
): Promise<void> {
  await settleSubject(act, reportSubject(report.id));
  const link = act.url(pageLinks.report(report.id));
  const { kind, place } = report;
  const parties = [
    [report.reporterId, 'report-decided'],
    [report.aboutId, 'reported-decided'],
  ] as const;
  for (const [userId, news] of parties) {
    const person = userId === null ? undefined : await userById(act.tx, userId);
    if (!person) continue;
    const { id, email: to, firstName } = person;
    const data = { firstName, kind, place, link, outcome, outcomeReason: reason };
    act.mail({ to, template: reportMails[news], data });
    await notify(act, { kind: reportNotifications[news], userIds: [id], data: dataOf(report) });
  }
}
