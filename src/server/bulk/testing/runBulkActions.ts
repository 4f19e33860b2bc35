import { eq } from 'drizzle-orm';
import { bulkActions } from '../../platform/database/schema';
import type { TestApp } from '../../testing/app';
import { bulkJob } from '../runBulkAction';

export async function runBulkActions({ app: { context } }: TestApp): Promise<void> {
  for (;;) {
    const [running] = await context.database.db
      .select({ bulkActionId: bulkActions.id })
      .from(bulkActions)
      .where(eq(bulkActions.state, 'RUNNING'))
      .limit(1);
    if (!running) return;
    await bulkJob.run(running, context);
  }
}
