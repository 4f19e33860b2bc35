import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { buildApp } from '../../src/server/app';
import { systemClock } from '../../src/server/platform/clock';
import { readConfig } from '../../src/server/platform/config/config';
import { openDatabase, type Database } from '../../src/server/platform/database/client';
import { startEmbedded } from '../../src/server/platform/database/embedded';
import { migrateDatabase } from '../../src/server/platform/database/migrate';
import type { StreamHub } from '../../src/server/platform/events/hub';
import * as tables from '../../src/server/platform/database/schema';
import { demoAccounts, loadDemo } from '../../src/server/demo/community';
import { liveDeps } from '../../src/server/liveDeps';
import { signIn } from '../../src/server/testing/actors';
import { onDatabase } from '../../src/server/testing/database/databaseServer';
import { beginLogWithShortId } from '../../src/server/testing/database/transactionIds';
import { queues } from '../../src/server/areas';

export interface Person {
  userId: string;
  token: string;
  membershipId: string;
  channelId: string;
}

export interface BenchProduct {
  origin: string;
  database: Database;
  hub: StreamHub;
  person: Person;
  people: Person[];
  record: (work: () => Promise<unknown>) => Promise<unknown[][]>;
  tokenOf: (userId: string) => Promise<string>;
  close: () => Promise<void>;
}

const PEOPLE = 8;

/** Omits the callback that the pool adds for the driver, which is not sent. */
const sent = (given: unknown[]): unknown[] => given.filter((one) => typeof one !== 'function');

async function participants({ db }: Database, tokenOf: BenchProduct['tokenOf']): Promise<Person[]> {
  const email = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';
  const seats = await db
    .selectDistinctOn([tables.channels.id], {
      userId: tables.users.id,
      membershipId: tables.podMembers.membershipId,
      channelId: tables.channels.id,
    })
    .from(tables.podMembers)
    .innerJoin(tables.users, eq(tables.users.id, tables.podMembers.userId))
    .innerJoin(tables.channels, eq(tables.channels.podId, tables.podMembers.podId))
    .orderBy(tables.channels.id, desc(eq(tables.users.email, email)), tables.podMembers.role);
  const [first] = await db.select({ id: tables.users.id }).from(tables.users).where(eq(tables.users.email, email));
  const inOrder = seats.sort((a, b) => Number(b.userId === first?.id) - Number(a.userId === first?.id));
  return Promise.all(inOrder.slice(0, PEOPLE).map(async (place) => ({ ...place, token: await tokenOf(place.userId) })));
}

export async function startBenchProduct(): Promise<BenchProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stepwell-bench-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    MESSAGES_PER_MINUTE: '1000000',
    REQUESTS_PER_MINUTE: '1000000000',
  });
  const embedded = await startEmbedded({ dataDir });
  await migrateDatabase(embedded.url, queues);
  await onDatabase(embedded.url, beginLogWithShortId);
  let recorded: unknown[][] | undefined;
  const database = openDatabase({ url: embedded.url, max: 20, onStatement: (_, given) => recorded?.push(sent(given)) });
  await loadDemo(database, systemClock);
  const app = await buildApp({ ...liveDeps(database, config, systemClock), logger: false });
  await app.context.hub.start();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;

  const tokenOf = (userId: string) => signIn(app, userId);
  const people = await participants(database, tokenOf);
  const [person] = people;
  if (!person) throw new Error('The demo community has no participant.');
  return {
    origin,
    database,
    hub: app.context.hub,
    person,
    people,
    tokenOf,
    record: async (work) => {
      recorded = [];
      await work();
      const seen = recorded;
      recorded = undefined;
      return seen;
    },
    close: async () => {
      await app.close();
      await database.close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
