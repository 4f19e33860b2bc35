import { and, eq } from 'drizzle-orm';
import type { StepComment } from '../../../contract/entities.gen';
import { MAX_STEP_COMMENTS, mayDeleteComment, stepCommentSchema } from '../../../domain/steps/responses';
import { withdrawSubjects } from '../../notifications';
import type { AppContext } from '../../platform/context';
import { nextTinySteps, stepComments } from '../../platform/database/schema';
import { checkForm } from '../../platform/http/form';
import { conflict, notFound } from '../../platform/http/problem';
import { commentSubject, quotedStep, stepNotifications } from '../notificationKinds';
import { publishStepChange } from '../publishStepChange';
import { lockSetStep } from './lockSetStep';
import { notifyStepOwner } from './notifyStepOwner';
import { countAttempt } from '../../platform/http/limits/attempts';
import { stepsLimits } from '../limits';

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
      throw conflict('too_many_comments', 'This step has as many comments as it can hold. Write in the chat instead.');
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
        text: quotedStep(text),
      },
    );
    await publishStepChange(act, step, { change: 'responses' });
    const author = { userId, firstName, lastName, ...(photoId !== null && { photoId }) };
    return { id: row.id, ...author, text, created: act.now.getTime(), canDelete: true };
  });
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
