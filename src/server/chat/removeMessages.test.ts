import { sql } from 'drizzle-orm';
import { useTestApp } from '../testing/app';
import { removeFromLog } from './removeMessages';

const test = useTestApp();

it('what somebody wrote is found in the log by an index, however long the log is', async () => {
  const { id } = await test.make.user();
  const plan = await test.app.context.database.db.transaction(async (tx) => {
    // So few rows would be read whole.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain ${removeFromLog(id)}`);
  });
  expect(JSON.stringify(plan.rows)).toContain('events_channel');
});
