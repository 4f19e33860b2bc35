import * as tables from '../platform/database/schema';
import type { StoredPod } from './pods';
import { itemAt, DAY_MS, type World } from './world';

const CHOSEN = [20, 22, 24, 26];

export async function addBulkAction({ tx, now, staff, people }: World, membershipId: string, pod: StoredPod) {
  const startedAt = new Date(now - 4 * DAY_MS);
  const [action] = await tx
    .insert(tables.bulkActions)
    .values({
      membershipId,
      kind: 'MOVE_MEMBERS',
      toPodId: pod.podId,
      toPodName: pod.name,
      startedBy: itemAt(staff, 1).id,
      state: 'FINISHED',
      startedAt,
      finishedAt: new Date(startedAt.getTime() + 2000),
    })
    .returning({ id: tables.bulkActions.id });
  if (!action) return;
  await tx.insert(tables.bulkActionRows).values(
    CHOSEN.map((chosen, index) => {
      const { id, firstName, lastName } = itemAt(people, chosen);
      const isLast = index === CHOSEN.length - 1;
      return {
        bulkActionId: action.id,
        position: index + 1,
        subjectId: id,
        userId: id,
        name: `${firstName} ${lastName}`,
        outcome: isLast ? ('REFUSED' as const) : ('DONE' as const),
        reason: isLast ? 'This pod has no places left.' : null,
      };
    }),
  );
}
