import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { nextTinySteps, users } from '../platform/database/schema';
import type { RecordedStep } from './mails';
import type { StepRow } from './presenter';
import { stepMails } from './mails';

/** What a step keeps of its pod. */
export interface StepPod {
  id: string;
  name: string;
  membershipId: string;
}

/** Gives people who come into a pod their current step, NotSet. Who has one keeps it (decision 40). */
export async function startStep(act: Act, pod: StepPod, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  const step = { podId: pod.id, podName: pod.name, membershipId: pod.membershipId, createdAt: act.now };
  await act.tx
    .insert(nextTinySteps)
    .values(userIds.map((userId) => ({ ...step, userId })))
    .onConflictDoNothing();
}

const current = (podId: string, userId: string) =>
  and(eq(nextTinySteps.podId, podId), eq(nextTinySteps.userId, userId), isNull(nextTinySteps.closedAt));

/** Ends the current step of somebody who leaves a pod: it becomes Previous. One that says nothing is not kept. */
export async function closeSteps(act: Act, podId: string, userId: string): Promise<void> {
  await act.tx.delete(nextTinySteps).where(and(current(podId, userId), eq(nextTinySteps.status, 'NotSet')));
  await act.tx.update(nextTinySteps).set({ closedAt: act.now }).where(current(podId, userId));
}

/** Takes a person's steps, current and previous, along to the pod they switch to (specification 2). */
export async function moveSteps(act: Act, fromPodId: string, to: StepPod, userId: string): Promise<void> {
  await act.tx
    .update(nextTinySteps)
    .set({ podId: to.id, podName: to.name })
    .where(and(eq(nextTinySteps.podId, fromPodId), eq(nextTinySteps.userId, userId)));
}

/** Keeps the pod's name in its steps as it is now. */
export async function renameStepPod(act: Act, podId: string, podName: string): Promise<void> {
  await act.tx.update(nextTinySteps).set({ podName }).where(eq(nextTinySteps.podId, podId));
}

function recorded({ podName, status, goal, description, commitmentDate }: StepRow): RecordedStep {
  return {
    podName,
    status,
    ...(goal && { goal }),
    ...(description && { description }),
    ...(commitmentDate && { commitmentDate: commitmentDate.getTime() }),
  };
}

/**
 * E-mails people a record of their steps before they are deleted (decisions 19 and 34): those of one pod, or all of
 * them. Who set none is told so.
 */
export async function mailStepsRecord(act: Act, userIds: string[], pod?: Pick<StepPod, 'id' | 'name'>): Promise<void> {
  if (userIds.length === 0) return;
  const ofPod = pod ? eq(nextTinySteps.podId, pod.id) : undefined;
  const rows = await act.tx
    .select({ person: users, step: nextTinySteps })
    .from(users)
    .leftJoin(nextTinySteps, and(eq(nextTinySteps.userId, users.id), ofPod))
    .where(inArray(users.id, userIds))
    .orderBy(asc(users.id), asc(nextTinySteps.createdAt), asc(nextTinySteps.id));
  const people = new Map(rows.map(({ person }) => [person.id, person]));
  for (const { id, email, firstName, timezone } of people.values()) {
    const steps = rows.flatMap(({ person, step }) => (person.id === id && step ? [recorded(step)] : []));
    const data = { firstName, timezone: timezone ?? 'UTC', ...(pod && { podName: pod.name }), steps };
    act.mail({ to: email, template: stepMails['steps-record'], data });
  }
}

/** Deletes the steps of these people in a pod that is being deleted. */
export async function deleteSteps(act: Act, podId: string, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return;
  await act.tx.delete(nextTinySteps).where(and(eq(nextTinySteps.podId, podId), inArray(nextTinySteps.userId, userIds)));
}
