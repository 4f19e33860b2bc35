import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { useTestApp } from '../../testing/app';
import { packageRoot } from '../config/packageRoot';
import { mails } from './schema';

const test = useTestApp();

/** Does what a migration does once more. */
async function migrateBy(name: string): Promise<void> {
  const file = path.join(packageRoot(), 'src/server/platform/database/migrations', `${name}.sql`);
  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint')) {
    await test.app.context.database.db.execute(sql.raw(statement));
  }
}

it('the newest digest that waits for each at an upgrade is the one whose place the next takes', async () => {
  const { db } = test.app.context.database;
  const [anna, ben] = [v7(), v7()];
  const write = (template: string, state: 'queued' | 'sent', data: Record<string, unknown>) =>
    db
      .insert(mails)
      .values({ id: v7(), toAddress: 'reader@example.com', template, state, data, createdAt: test.clock.now() });
  await write('missed-messages', 'queued', { userId: anna, ranges: [], secret: 'older' });
  await write('missed-messages', 'queued', { userId: anna, ranges: [], secret: 'newer' });
  await write('missed-messages', 'queued', { userId: ben, ranges: [], secret: 'only' });
  await write('missed-messages', 'sent', {});
  await write('password-changed', 'queued', { firstName: 'Anna' });
  await db.execute(sql`alter table mails drop column collapse_key`);
  await migrateBy('0024_waiting_mails');
  const rows = await db.select().from(mails).orderBy(asc(mails.id));
  expect(rows.map(({ collapseKey }) => collapseKey)).toEqual([null, anna, ben, null, null]);
});
