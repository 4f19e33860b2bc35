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
import { removePodMemberIn } from '../pods';
import { removeReportedComment } from '../steps';
import { notifyOfDecision } from './notices';
import type { ReportRow } from './presenter';
import { outcomesNow } from './reads';

interface Decision {
  outcome: ReportOutcome;
  reason: string;
}

const impossible = () => conflict('outcome_impossible', 'That’s no longer possible. Please choose something else.');

async function removeSubject(
  act: Act,
  { kind, subjectId, aboutId }: ReportRow,
  by: NamedPerson | undefined,
): Promise<boolean> {
  switch (kind) {
    case 'MESSAGE':
    case 'IMAGE':
      return removeReportedMessage(act, subjectId, by?.userId ?? null);
    case 'COMMENT':
      return removeReportedComment(act, subjectId);
    case 'PHOTO':
      return aboutId !== null && removeReportedPhoto(act, aboutId, subjectId);
    case 'PERSON':
      return false;
  }
}

async function disablePerson(act: Act, membershipId: string, userId: string): Promise<boolean> {
  const [member] = await act.tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.membershipId, membershipId), eq(members.userId, userId)));
  return member !== undefined && disableMemberIn(act, membershipId, member.id);
}

/** Whether it could be done. */
async function carryOut(
  act: Act,
  report: ReportRow,
  outcome: ReportOutcome,
  by: NamedPerson | undefined,
): Promise<boolean> {
  const { membershipId, podId, aboutId } = report;
  if (outcome === 'DISMISSED') return true;
  if (outcome === 'REMOVED') return removeSubject(act, report, by);
  if (membershipId === null || aboutId === null) return false;
  if (outcome === 'DISABLED') return disablePerson(act, membershipId, aboutId);
  if (podId === null || !by) return false;
  return removePodMemberIn(act, { membershipId, podId, participantId: aboutId, by });
}

/**
 * Carries out a decision, closes the report and tells both people (rule reports.decision). `by` is absent for the
 * operator. 409 for a closed report, and for an outcome that isn't possible any more.
 */
export async function decideReport(
  act: Act,
  reportId: string,
  { outcome, reason }: Decision,
  by?: NamedPerson,
): Promise<void> {
  const [report] = await act.tx.select().from(reports).where(eq(reports.id, reportId));
  if (!report) throw notFound();
  const possible = await outcomesNow(act.tx, report);
  if (possible.length === 0) throw closedAlready();
  if (!possible.includes(outcome) || !(await carryOut(act, report, outcome, by))) throw impossible();
  // The other locks come first: an act locks the membership before anything else.
  const closed = await act.tx
    .update(reports)
    .set({ outcome, outcomeReason: reason, decidedAt: act.now, decidedBy: by?.userId ?? null, closedAt: act.now })
    .where(and(eq(reports.id, reportId), isNull(reports.closedAt)))
    .returning({ id: reports.id });
  await act.confirm();
  if (closed.length === 0) throw closedAlready();
  const { businessId, podId, membershipId, aboutId } = report;
  const subject = podId !== null ? { podId } : membershipId !== null ? { membershipId } : { businessId };
  if (by) await recordAct(act, 'REPORT_DECIDED', { ...subject, personId: aboutId, detail: outcome });
  await notifyOfDecision(act, report, { outcome, reason });
}

const closedAlready = () => conflict('decided_already', 'This report has been decided already.');
