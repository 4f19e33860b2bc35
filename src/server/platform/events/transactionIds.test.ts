import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { queues } from '../../areas';
import { useTestApp } from '../../testing/app';
import { advanceTransactionIds } from '../../testing/database/transactionIds';
import { startEmbedded, type EmbeddedDatabase } from '../database/embedded';
import { migrateDatabase } from '../database/migrate';
import { snapshotColumns } from './snapshot';
import { contents, isMessage, useStreams } from './testing/streams';

const folder = mkdtempSync(path.join(tmpdir(), 'stepwell-ids-'));
chmodSync(folder, 0o755);
let server: EmbeddedDatabase;

/** This file's own PostgreSQL, whose transaction ids have just started. Nothing else may write there. */
const test = useTestApp({
  databaseUrl: async () => {
    server = await startEmbedded({ dataDir: folder, settings: { fsync: 'off', autovacuum: 'off' } });
    await migrateDatabase(server.url, queues);
    return server.url;
  },
});
const { open, conversation } = useStreams(test);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const MESSAGES = 30;

it.each([990, 9_990])('each message is delivered once while transaction ids gain a digit, from %i on', async (id) => {
  const { reader, say } = await conversation();
  await advanceTransactionIds(id, test.app.context.database.pool);
  const stream = await open(reader);
  const said = Array.from({ length: MESSAGES }, (_, index) => `message ${index + 1}`);
  for (const content of said) await say(content);
  await stream.waitFor(isMessage(`message ${MESSAGES}`));
  const resumed = await open(reader, { lastEventId: stream.lastId() });
  await say('the last');
  await Promise.all([stream.waitFor(isMessage('the last')), resumed.waitFor(isMessage('the last'))]);
  expect(contents(stream)).toEqual([...said, 'the last']);
  // Events of the newest transactions may be repeated, but none from the time when the ids got longer.
  expect(contents(resumed)).not.toContain(said[MESSAGES / 2]);
});

it('the newest transaction has the highest id, even beyond 32 bits', async () => {
  const { db } = test.app.context.database;
  for (const id of ['4294967296', '4294967295', '999999999']) {
    await db.execute(sql`insert into events (audience_user_ids, type, payload, created_at, transaction_id)
      values ('{}', 'notification', '{}', now(), ${id}::xid8)`);
  }
  const { rows } = await db.execute(sql`select ${snapshotColumns}`);
  expect(rows).toMatchObject([{ newest: '4294967296' }]);
});
