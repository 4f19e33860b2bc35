import { and, eq, isNull } from 'drizzle-orm';
import type { ReportOutcome } from '../../domain/reports/reports';
import { removeReportedPhoto } from '../account';
import { recordAct } from '../audit';
import { removeReportedMessage } from '../chat';
import { disableMemberIn } from '../members';
import type { NamedPerson } from '../notifications';
import type { Act } from '../platform/act';
import { members, reports } from '../platform/database/schema';
import { conflict, notFound } from '../platform/http/problem';
import { outdated } from '../platform/http/version';
import { removePodMemberIn } from '../pods';
import { removeReportedComment } from '../steps';
import { lockMembership } from '../tenancy';
import { notifyOfDecision } from './notices';
import type { ReportRow } from './presenter';
import { outcomesNow } from './reads';
import { refusals } from './refusals';

interface Decision {
  outcome: ReportOutcome;
  reason: string;
  /** When it was opened as the decider read it, epoch milliseconds. */
  opened: number;
}

const impossible = () => conflict('outcome_impossible', refusals.outcomeImpossible);

async function removeSubject(
  act: Act,
  { kind, subjectId, aboutId }: ReportRow,
  by: NamedPerson | undefined,
): Promise<void> {
  if (kind === 'COMMENT') await removeReportedComment(act, subjectId);
  else if (kind === 'PHOTO' && aboutId !== null) await removeReportedPhoto(act, aboutId, subjectId);
  else if (kind === 'MESSAGE' || kind === 'IMAGE') await removeReportedMessage(act, subjectId, by?.userId ?? null);
}

async function disablePerson(act: Act, membershipId: string, userId: string): Promise<void> {
  const [member] = await act.tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  if (member) await disableMemberIn(act, membershipId, member.id);
}

/** What is so already, or an earlier decision that stands, changes nothing. */
async function carryOut(
  act: Act,
  report: ReportRow,
  outcome: ReportOutcome,
  by: NamedPerson | undefined,
): Promise<void> {
  const { membershipId, podId, aboutId } = report;
  if (outcome === 'DISMISSED') return;
  if (outcome === 'REMOVED') return removeSubject(act, report, by);
  if (membershipId === null || aboutId === null) return;
  if (outcome === 'DISABLED') return disablePerson(act, membershipId, aboutId);
  if (podId !== null && by) await removePodMemberIn(act, { membershipId, podId, participantId: aboutId, by });
}

/**
 * Carries out a decision, closes the report and tells both people (rule reports.decision). `by` is absent for the
 * operator. 409 for a report that was closed or answered since it was read (`opened`), and for an outcome that isn't
 * possible any more.
 */
export async function decideReport(
  act: Act,
  reportId: string,
  { outcome, reason, opened }: Decision,
  by?: NamedPerson,
): Promise<void> {
  const [report] = await act.tx.select().from(reports).where(eq(reports.id, reportId));
  if (!report) throw notFound();
  if (report.membershipId === null) await act.confirm();
  else await lockMembership(act, report.membershipId);
  const possible = await outcomesNow(act.tx, report);
  if (possible.length === 0) throw closedAlready();
  if (report.openedAt.getTime() !== opened) throw outdated();
  if (!possible.includes(outcome)) throw impossible();
  await carryOut(act, report, outcome, by);
  const closed = await act.tx
    .update(reports)
    .set({ outcome, outcomeReason: reason, decidedAt: act.now, decidedBy: by?.userId ?? null, closedAt: act.now })
    .where(and(eq(reports.id, reportId), isNull(reports.closedAt), eq(reports.openedAt, report.openedAt)))
    .returning({ id: reports.id });
  if (closed.length === 0) throw closedAlready();
  const { businessId, podId, membershipId, aboutId } = report;
  const subject = podId !== null ? { podId } : membershipId !== null ? { membershipId } : { businessId };
  if (by) await recordAct(act, 'REPORT_DECIDED', { ...subject, personId: aboutId, detail: outcome });
  await notifyOfDecision(act, report, { outcome, reason });
}

const closedAlready = () => conflict('decided_already', refusals.decidedAlready);
