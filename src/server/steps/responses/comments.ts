import { and, eq, sql } from 'drizzle-orm';
import type { StepComment } from '../../../contract/entities.gen';
import { MAX_STEP_COMMENTS, mayDeleteComment, stepCommentSchema } from '../../../domain/steps/responses';
import { withdrawSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { isHiddenFrom } from '../../platform/database/blocks';
import { nextTinySteps, stepComments } from '../../platform/database/schema';
import { checkForm } from '../../platform/http/form';
import { conflict, notFound } from '../../platform/http/problem';
import { commentSubject, quotedStep, stepNotifications } from '../notificationKinds';
import { publishStepChange } from '../publishStepChange';
import { lockSetStep } from './lockSetStep';
import { notifyStepOwner } from './notifyStepOwner';
import { countAttempt } from '../../platform/http/limits/attempts';
import { stepsLimits } from '../limits';
import { refusals } from '../refusals';

export async function commentOnStep(
  context: AppContext,
  { stepId, userId }: { stepId: string; userId: string },
  body: { text: string },
): Promise<StepComment> {
  await countAttempt(context, stepsLimits.stepComment(userId));
  return context.act(async (act) => {
    const { text } = checkForm(stepCommentSchema(), body);
    const step = await lockSetStep(act, stepId);
    if ((await act.tx.$count(stepComments, eq(stepComments.stepId, stepId))) >= MAX_STEP_COMMENTS) {
      throw conflict('too_many_comments', refusals.commentsFull);
    }
    const [row] = await act.tx
      .insert(stepComments)
      .values({ stepId, userId, text, createdAt: act.now })
      .returning({ id: stepComments.id });
    if (!row) throw notFound();
    const { firstName, lastName, photoId } = await notifyStepOwner(
      act,
      step,
      userId,
      stepNotifications['step-commented'],
      {
        commentId: row.id,
        quote: quotedStep(text),
      },
    );
    await publishStepChange(act, step, { change: 'responses' });
    const author = { userId, firstName, lastName, ...(photoId !== null && { photoId }) };
    return { id: row.id, ...author, text, created: act.now.getTime(), canDelete: true };
  });
}

/** Locks a comment that somebody reports; undefined if the step has none that they see. */
export async function commentAsReported(
  { tx }: Act,
  { stepId, commentId, reporterId }: { stepId: string; commentId: string; reporterId: string },
) {
  const { rows } = await tx.execute<{
    authorId: string;
    authorName: string;
    sent: number;
    text: string;
    podId: string | null;
    membershipId: string | null;
  }>(sql`
    select c.user_id as "authorId", author.first_name || ' ' || author.last_name as "authorName", c.text,
      round(extract(epoch from c.created_at) * 1000)::float8 as sent, s.pod_id as "podId", s.membership_id as "membershipId"
    from step_comments c join next_tiny_steps s on s.id = c.step_id join users author on author.id = c.user_id
    where c.id = ${commentId}::uuid and c.step_id = ${stepId}::uuid
      and not ${isHiddenFrom(sql`c.user_id`, sql`${reporterId}::uuid`)}
    for key share of c, author`);
  return rows[0];
}

/** Removes a reported comment, whoever wrote it; false if it is gone already (rule reports.decision). */
export async function removeReportedComment(act: Act, commentId: string): Promise<boolean> {
  const isIt = eq(stepComments.id, commentId);
  const [found] = await act.tx
    .select({ stepId: stepComments.stepId, userId: nextTinySteps.userId, podId: nextTinySteps.podId })
    .from(stepComments)
    .innerJoin(nextTinySteps, eq(nextTinySteps.id, stepComments.stepId))
    .where(isIt);
  if (!found) return false;
  const { rowCount } = await act.tx.delete(stepComments).where(isIt);
  await withdrawSubjects(act, [commentSubject(commentId)]);
  await publishStepChange(act, { ...found, id: found.stepId }, { change: 'responses' });
  return rowCount === 1;
}

interface CommentRequest {
  stepId: string;
  commentId: string;
  userId: string;
  leadsPod: boolean;
}

/** Deletes a comment together with its notification. 404 for a person who may not; has no effect if it is gone. */
export function deleteStepComment(context: AppContext, request: CommentRequest): Promise<void> {
  const { stepId, commentId, userId, leadsPod } = request;
  return context.act(async (act) => {
    const isIt = and(eq(stepComments.id, commentId), eq(stepComments.stepId, stepId));
    const [found] = await act.tx
      .select({ authorId: stepComments.userId, ownerId: nextTinySteps.userId, podId: nextTinySteps.podId })
      .from(stepComments)
      .innerJoin(nextTinySteps, eq(nextTinySteps.id, stepComments.stepId))
      .where(isIt);
    if (!found) return;
    if (!mayDeleteComment({ ...found, leadsPod }, userId)) throw notFound();
    await act.tx.delete(stepComments).where(isIt);
    await withdrawSubjects(act, [commentSubject(commentId)]);
    await publishStepChange(act, { ...found, id: stepId, userId: found.ownerId }, { change: 'responses' });
  });
}
