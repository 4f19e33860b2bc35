import { ne } from 'drizzle-orm';
import type { TestApp } from '../../testing/app';
import type { TestUser } from '../../testing/factories';
import { notifications } from '../../platform/database/schema';
import { removeNameAndQuotesOf } from '../names';
import { rendered } from './rendered';

export async function timesNamed(
  test: TestApp,
  { id, firstName, lastName }: TestUser,
): Promise<{ now: number; afterRemoval: number }> {
  const count = async () => {
    const rows = await test.app.context.database.db.select().from(notifications).where(ne(notifications.data, {}));
    return rows.filter((row) => rendered(row).message.includes(`<b>${firstName} ${lastName}</b>`)).length;
  };
  const now = await count();
  await test.app.context.act((act) => removeNameAndQuotesOf(act, id, 100));
  return { now, afterRemoval: await count() };
}
