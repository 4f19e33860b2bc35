import { inArray, sql, type SQL } from 'drizzle-orm';
import type { StepResponses } from '../../../contract/entities.gen';
import { MAX_STEP_COMMENTS, mayDeleteComment } from '../../../domain/steps/responses';
import { withdrawSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { isHiddenFrom } from '../../platform/database/blocks';
import { isBeingRemoved } from '../../platform/database/isBeingRemoved';
import { isDisabledMember } from '../../platform/database/isDisabledMember';
import { stepCheers, stepComments } from '../../platform/database/schema';
import { stepsAreOff } from '../feature';
import { cheerSubject, commentSubject } from '../notificationKinds';

interface ResponsesRow extends Record<string, unknown> {
  stepId: string;
  ownerId: string;
  cheers: StepResponses['cheers'];
  comments: Omit<StepResponses['comments'][number], 'canDelete'>[];
}

const person = sql`'userId', u.id, 'firstName', u.first_name, 'lastName', u.last_name`;

export async function stepResponsesOfPod(
  { database }: AppContext,
  podId: string,
  reader: { userId: string; leadsPod: boolean; isStaff: boolean },
): Promise<StepResponses[]> {
  const isSeen = (userId: SQL) => sql`not ${isHiddenFrom(userId, sql`${reader.userId}::uuid`)}
    ${reader.isStaff ? sql`` : sql`and not ${isDisabledMember(sql`s.membership_id`, userId)}`}`;
  const { rows } = await database.db.execute<ResponsesRow>(sql`
    select s.id as "stepId", s.user_id as "ownerId", coalesce(c.cheers, '[]') as cheers,
      coalesce(w.comments, '[]') as comments
    from next_tiny_steps s
    left join lateral (
      select json_agg(json_build_object(${person}) order by c.created_at, u.id) as cheers
      from step_cheers c join users u on u.id = c.user_id
      where c.step_id = s.id and not ${isBeingRemoved(sql`c.user_id`)} and ${isSeen(sql`c.user_id`)}) c on true
    left join lateral (
      select json_agg(json_strip_nulls(json_build_object('id', w.id, ${person}, 'photoId', u.photo_id, 'text', w.text,
        'created', floor(extract(epoch from w.created_at) * 1000)::bigint)) order by w.id) as comments
      from (select * from step_comments where step_id = s.id order by id limit ${MAX_STEP_COMMENTS}) w
      join users u on u.id = w.user_id where not ${isBeingRemoved(sql`w.user_id`)}
        and ${isSeen(sql`w.user_id`)}) w on true
    where s.pod_id = ${podId} and s.closed_at is null and s.status <> 'NotSet'
      and not ${stepsAreOff(sql`s.membership_id`)} and (c.cheers is not null or w.comments is not null)
    order by s.created_at, s.id`);
  return rows.map(({ ownerId, comments, ...rest }) => ({
    ...rest,
    comments: comments.map((comment) => ({
      ...comment,
      canDelete: mayDeleteComment({ authorId: comment.userId, ownerId, leadsPod: reader.leadsPod }, reader.userId),
    })),
  }));
}

/**
 * Deletes the responses to these steps, and their notifications, because each step is replaced by another or leaves
 * the pod in which the responses were given.
 */
export async function deleteResponses(act: Act, stepIds: string[]): Promise<void> {
  const { stepId, userId } = stepCheers;
  const cheers = await act.tx.delete(stepCheers).where(inArray(stepId, stepIds)).returning({ stepId, userId });
  const comments = await act.tx
    .delete(stepComments)
    .where(inArray(stepComments.stepId, stepIds))
    .returning({ id: stepComments.id });
  await withdrawSubjects(act, [
    ...cheers.map((cheer) => cheerSubject(cheer.stepId, cheer.userId)),
    ...comments.map(({ id }) => commentSubject(id)),
  ]);
}
