import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { nextTinySteps, users } from '../platform/database/schema';
import { stepMails, type RecordedStep } from './mails';
import type { StepRow } from './presenter';

function recorded({ podName, status, goal, description, commitmentDate }: StepRow): RecordedStep {
  return {
    podName,
    status,
    ...(goal && { goal }),
    ...(description && { description }),
    ...(commitmentDate && { commitmentDate: commitmentDate.getTime() }),
  };
}

interface RecordedPod {
  id: string;
  name: string;
  membershipName: string;
  supportEmail: string;
}

const ofPodNamed = (pod: RecordedPod | undefined) =>
  pod && { podName: pod.name, membershipName: pod.membershipName, supportEmail: pod.supportEmail };

/**
 * Mails people a record of their steps before deletion (rule steps.record): either the steps of one pod, or all steps.
 * A person without steps gets a mail that says so.
 */
export async function mailStepsRecord(act: Act, userIds: string[], pod?: RecordedPod): Promise<void> {
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
    const data = { firstName, timezone: timezone ?? 'UTC', ...ofPodNamed(pod), steps };
    act.mail({ to: email, template: stepMails['steps-record'], data });
  }
}
