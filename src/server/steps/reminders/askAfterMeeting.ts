import { sql } from 'drizzle-orm';
import type { EndedMeeting } from '../../meetings';
import { notifyEach, settleSubjects } from '../../notifications';
import type { Act } from '../../platform/act';
import type { Tx } from '../../platform/database/client';
import { stepNotifications, stepSubject } from '../notificationKinds';
import { mayAskOwner } from './dueSteps';

interface PersonWithoutStep extends Record<string, unknown> {
  userId: string;
  stepId: string;
  podId: string;
  podName: string;
  membershipId: string;
}

async function recordAsked(tx: Tx, now: Date, ended: readonly EndedMeeting[]): Promise<PersonWithoutStep[]> {
  const { rows } = await tx.execute<PersonWithoutStep>(sql`
    with noted as (
      insert into reminders (user_id, kind, subject_id, occasion, created_at)
      select s.user_id, 'NO_STEP', e."meetingId", e.start, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
        e("meetingId" uuid, "podId" uuid, start timestamptz, at timestamptz)
      join pod_members p on p.pod_id = e."podId" and p.joined_at <= e.at
      join next_tiny_steps s on s.pod_id = p.pod_id and s.user_id = p.user_id
        and s.closed_at is null and s.status <> 'InProgress'
      join users u on u.id = s.user_id
      where ${mayAskOwner}
      on conflict do nothing returning user_id, subject_id)
    select s.user_id as "userId", s.id as "stepId", s.pod_id as "podId", s.pod_name as "podName",
      s.membership_id as "membershipId"
    from noted n join pods p on p.meeting_id = n.subject_id
    join next_tiny_steps s on s.pod_id = p.id and s.user_id = n.user_id and s.closed_at is null`);
  return rows;
}

/**
 * Asks people who were in a pod when it met, and have no step in progress, for their next step (rule
 * steps.afterMeeting). The caller must have locked the meetings. A constant number of statements.
 */
export async function askAfterMeeting(act: Act, ended: readonly EndedMeeting[]): Promise<void> {
  if (ended.length === 0) return;
  const asked = await recordAsked(act.tx, act.now, ended);
  // The new question replaces the question asked after the previous meeting, and any answer to it.
  await settleSubjects(
    act,
    asked.map(({ stepId }) => stepSubject(stepId)),
  );
  await notifyEach(act, {
    kind: stepNotifications['step-missing'],
    to: asked.map(({ userId, membershipId, ...data }) => ({ userId, membershipId, data })),
  });
}
