import { eq } from 'drizzle-orm';
import { pageLinks } from '../../domain/links';
import type { ReportKind, ReportOutcome, ReportReason } from '../../domain/reports/reports';
import { reportKindWords } from '../../domain/reports/words';
import { notify, settleSubject } from '../notifications';
import type { Act } from '../platform/act';
import { businesses, memberships } from '../platform/database/schema';
import { userById } from '../session';
import type { staffOf } from '../tenancy';
import { reportMails } from './mails';
import { reportNotifications, reportSubject } from './notificationKinds';

type Staff = Awaited<ReturnType<typeof staffOf>>;

export interface ReportNotice {
  id: string;
  businessId: string;
  membershipId: string | null;
  kind: ReportKind;
  place: string;
  aboutId: string | null;
  reporterId: string | null;
  forOperator: boolean;
}

const dataOf = ({ id: reportId, place }: ReportNotice, what: string) => ({ reportId, what, place });

async function businessNameOf(act: Act, businessId: string): Promise<string> {
  const [business] = await act.tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, businessId));
  return business?.name ?? '';
}

/** Tells the owner and admins, but not the one whom it is about; about the owner, it tells the operator instead. */
async function notifyDeciders(
  act: Act,
  report: ReportNotice,
  staff: Staff,
  news: 'opened' | 'answered',
  reason: ReportReason,
) {
  const { id: reportId, businessId, kind, place } = report;
  const businessName = await businessNameOf(act, businessId);
  if (report.forOperator) {
    const to = act.config.reportEmail;
    if (to)
      act.mail({ to, template: reportMails['report-for-operator'], data: { kind, place, businessName, reportId } });
    return;
  }
  const told = staff.filter(({ id }) => id !== report.aboutId && id !== report.reporterId);
  const link = act.url(pageLinks.businessReport(businessId, reportId));
  for (const { email: to, firstName } of told) {
    const data = { firstName, kind, place, businessName, link };
    if (news === 'opened') act.mail({ to, template: reportMails['report-opened'], data: { ...data, reason } });
    else act.mail({ to, template: reportMails['report-answered'], data });
  }
  await notify(act, {
    kind: reportNotifications[`report-${news}`],
    userIds: told.map(({ id }) => id),
    data: { ...dataOf(report, reportKindWords[kind].a), businessId },
  });
}

export const notifyOfNewReport = (act: Act, report: ReportNotice & { reason: ReportReason }, staff: Staff) =>
  notifyDeciders(act, report, staff, 'opened', report.reason);

export const notifyOfAnswer = (act: Act, report: ReportNotice & { reason: ReportReason }, staff: Staff) =>
  notifyDeciders(act, report, staff, 'answered', report.reason);

const NO_MEMBERSHIP = '00000000-0000-0000-0000-000000000000';

/** Tells the person who reported and the one it is about, each without the other (rule reports.parties). */
export async function notifyOfDecision(
  act: Act,
  report: ReportNotice,
  { outcome, reason }: { outcome: ReportOutcome; reason: string },
): Promise<void> {
  await settleSubject(act, reportSubject(report.id));
  const [membership] = await act.tx
    .select({ supportEmail: memberships.supportEmail })
    .from(memberships)
    .where(eq(memberships.id, report.membershipId ?? NO_MEMBERSHIP));
  const link = act.url(pageLinks.report(report.id));
  const parties = [
    [report.reporterId, 'report-decided'],
    [report.aboutId, 'reported-decided'],
  ] as const;
  for (const [userId, news] of parties) {
    const person = userId === null ? undefined : await userById(act.tx, userId);
    if (!person) continue;
    const { id, email: to, firstName } = person;
    const { kind, place } = report;
    const data = { firstName, kind, place, link, outcome, outcomeReason: reason, ...membership };
    act.mail({ to, template: reportMails[news], data });
    await notify(act, {
      kind: reportNotifications[news],
      userIds: [id],
      data: dataOf(report, reportKindWords[kind].yours),
    });
  }
}
