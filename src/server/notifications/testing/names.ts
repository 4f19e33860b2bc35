import { like } from 'drizzle-orm';
import { notifications } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import type { TestUser } from '../../testing/factories';
import { removeNameAndQuotesOf } from '../names';

export async function timesNamed(
  test: TestApp,
  { id, firstName, lastName }: TestUser,
): Promise<{ now: number; afterRemoval: number }> {
  const count = () =>
    test.app.context.database.db.$count(
      notifications,
      like(notifications.message, `%<b>${firstName} ${lastName}</b>%`),
    );
  const now = await count();
  await test.app.context.act((act) => removeNameAndQuotesOf(act, id, 100));
  return { now, afterRemoval: await count() };
}
