import { eq } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import { reports } from '../platform/database/schema';
import { countAttempt } from '../platform/http/limits/attempts';
import { conflict, notFound } from '../platform/http/problem';
import { settleSubjectFor } from '../notifications';
import { reportsLimits } from './limits';
import { notifyDeciders } from './notices';
import { reportOutcomeSubject } from './notificationKinds';
import { refusals } from './refusals';

/**
 * Opens a decided report again with an answer of one of the two people (rule reports.appeal). 409 before a decision, and
 * for a second answer.
 */
export async function appealReport(
  context: AppContext,
  { reportId, userId }: { reportId: string; userId: string },
  { words }: { words: string },
): Promise<void> {
  await countAttempt(context, reportsLimits.reportAnswer(userId));
  await context.act(async (act) => {
    const [report] = await act.tx.select().from(reports).where(eq(reports.id, reportId)).for('no key update');
    if (!report) throw notFound();
    await act.confirm();
    const isReporter = report.reporterId === userId;
    const answer = isReporter ? report.reporterAnswer : report.aboutAnswer;
    if (answer !== null) throw conflict('answered_already', refusals.answeredAlready);
    if (report.decidedAt === null) throw conflict('not_decided', refusals.notDecided);
    const own = isReporter
      ? { reporterAnswer: words, reporterAnsweredAt: act.now }
      : { aboutAnswer: words, aboutAnsweredAt: act.now };
    await act.tx
      .update(reports)
      .set({ ...own, closedAt: null, ...(report.closedAt !== null && { openedAt: act.now }) })
      .where(eq(reports.id, reportId));
    await settleSubjectFor(act, reportOutcomeSubject(reportId), [userId]);
    if (report.closedAt !== null) await notifyDeciders(act, report, 'answered', userId);
  });
}
