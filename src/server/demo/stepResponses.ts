import type * as tables from '../platform/database/schema';
import type { StoredPod } from './pods';
import { stepComments } from './texts';
import { HOUR_MS, itemAt } from './world';

type Step = typeof tables.nextTinySteps.$inferInsert;

export function responsesTo(pod: StoredPod, steps: readonly Step[], now: number) {
  const current = steps.filter(({ status, closedAt }) => status === 'InProgress' && !closedAt);
  const responses = current.flatMap((step, index) => {
    const owner = pod.people.findIndex(({ userId }) => userId === step.userId);
    const [first, second] = [1, 2].map((places) => itemAt(pod.people, (owner + places) % pod.people.length));
    if (index % 3 === 2 || !step.id || !first || !second || second.userId === step.userId) return [];
    return [
      { stepId: step.id, by: [first.userId, second.userId], text: itemAt(stepComments, index % stepComments.length) },
    ];
  });
  const createdAt = new Date(now - 5 * HOUR_MS);
  return {
    cheers: responses.flatMap(({ stepId, by }) => by.map((userId) => ({ stepId, userId, createdAt }))),
    comments: responses.map(({ stepId, by, text }) => ({ stepId, userId: itemAt(by, 0), text, createdAt })),
  };
}
