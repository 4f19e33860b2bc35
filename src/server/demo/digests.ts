import * as tables from '../platform/database/schema';
import { at, type World } from './world';

/** The leader and the assistant among the demo's accounts, by their place in the plan. */
const [LEADER, ASSISTANT] = [0, 6];

/**
 * How often some want to be told of missed messages; everybody else has chosen nothing. What people have left unread is
 * told within a minute, so that there are digests to read.
 */
export async function addDigests({ tx, now, people }: World): Promise<void> {
  const type = 'MISSED_POD_MESSAGE';
  await tx.insert(tables.notificationSettings).values([
    { userId: at(people, LEADER).id, type, frequency: 'DAY' },
    { userId: at(people, ASSISTANT).id, type, frequency: 'THREE_HOURS', showPreviews: false },
  ]);
  await tx.insert(tables.digests).values(people.map(({ id: userId }) => ({ userId, lookAt: new Date(now) })));
}
