import * as tables from '../platform/database/schema';
import { itemAt, type World } from './world';

const [LEADER, ASSISTANT] = [0, 6];

/**
 * Sets how often some people want digests of missed messages; other people have the default. Digests are sent within
 * a minute, so that there are some to look at.
 */
export async function addDigests({ tx, now, people }: World): Promise<void> {
  const type = 'MISSED_POD_MESSAGE';
  await tx.insert(tables.notificationSettings).values([
    { userId: itemAt(people, LEADER).id, type, frequency: 'DAY' },
    { userId: itemAt(people, ASSISTANT).id, type, frequency: 'THREE_HOURS', showPreviews: false },
  ]);
  await tx.insert(tables.digests).values(people.map(({ id: userId }) => ({ userId, checkAt: new Date(now) })));
}
