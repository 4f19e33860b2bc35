import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { buildApp } from '../../src/server/app';
import { makeZoomClient } from '../../src/server/businesses/zoomClient';
import { systemClock } from '../../src/server/clock';
import { readConfig } from '../../src/server/config';
import { openDatabase, type Database } from '../../src/server/db/client';
import { startEmbedded } from '../../src/server/db/embedded';
import { migrateDatabase } from '../../src/server/db/migrate';
import * as tables from '../../src/server/db/schema';
import { demoAccounts, loadDemo } from '../../src/server/demo/community';
import { makePushSender } from '../../src/server/notifications/push';
import { SESSION_SECONDS, signToken } from '../../src/server/session/tokens';

/** The product in this process, on an embedded database of its own that holds the demo community. */
export interface BenchProduct {
  origin: string;
  database: Database;
  /** A participant, with their token, membership and pod channel. */
  userId: string;
  token: string;
  membershipId: string;
  channelId: string;
  /** A channel with thousands of people in it. */
  wideChannelId: string;
  /** The statements that `work` makes the product send, as the driver was given them. */
  record: (work: () => Promise<unknown>) => Promise<unknown[][]>;
  /** Addresses of streams, each of another person in the wide channel. */
  streamUrls: (count: number) => Promise<string[]>;
  close: () => Promise<void>;
}

type Token = (userId: string) => Promise<string>;

/** The pool gives the driver a callback of its own beside the statement: not part of what is sent. */
const sent = (given: unknown[]): unknown[] => given.filter((one) => typeof one !== 'function');

/** A pod with `count` people in it, far more than the product lets in: for streams alone. */
async function widePod({ db }: Database, membershipId: string, first: string, count: number) {
  const now = systemClock.now();
  const [meetingId, podId, channelId] = [v7(), v7(), v7()];
  const people = Array.from({ length: count }, (_, index) => ({
    id: v7(),
    email: `wide${index}@example.com`,
    firstName: 'Wide',
    lastName: `Person ${index}`,
    passwordHash: '',
    verifiedAt: now,
    createdAt: now,
  }));
  await db.insert(tables.meetings).values({
    id: meetingId,
    membershipId,
    name: 'Wide',
    timezone: 'UTC',
    startsAt: now,
    recurring: true,
    frequency: 1,
    frequencyPeriod: 'Week',
    durationMinutes: 60,
    link: '',
    createdAt: now,
  });
  await db
    .insert(tables.pods)
    .values({ id: podId, membershipId, name: 'Wide', maxParticipants: 50, meetingId, createdAt: now });
  await db.insert(tables.channels).values({ id: channelId, membershipId, podId, createdAt: now });
  for (let from = 0; from < count; from += 500) {
    const some = people.slice(from, from + 500);
    await db.insert(tables.users).values(some);
    await db.insert(tables.members).values(some.map(({ id }) => ({ membershipId, userId: id, joinedAt: now })));
    await db
      .insert(tables.podMembers)
      .values(some.map(({ id }) => ({ podId, membershipId, userId: id, role: 'participant' as const, joinedAt: now })));
  }
  await db.insert(tables.podMembers).values({ podId, membershipId, userId: first, role: 'leader', joinedAt: now });
  return { channelId, userIds: people.map(({ id }) => id) };
}

function tokens({ db }: Database, secret: string): Token {
  return async (userId) => {
    const now = systemClock.now();
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
    const sessionId = v7();
    await db.insert(tables.sessions).values({ id: sessionId, userId, createdAt: now, expiresAt });
    return signToken(secret, { userId, sessionId }, now, expiresAt);
  };
}

export async function startBenchProduct(wide: number): Promise<BenchProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stepwell-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  const embedded = await startEmbedded({ dataDir });
  await migrateDatabase(embedded.url);
  let recorded: unknown[][] | undefined;
  const database = openDatabase({ url: embedded.url, max: 20, onStatement: (_, given) => recorded?.push(sent(given)) });
  await loadDemo(database, systemClock);
  const app = await buildApp({
    database,
    clock: systemClock,
    config,
    zoom: makeZoomClient({ apiUrl: config.zoomApiUrl, clock: systemClock }),
    push: makePushSender({ database, clock: systemClock, config }),
    logger: false,
  });
  await app.context.hub.start();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;

  const email = demoAccounts().find(({ role }) => role === 'participant')?.email ?? '';
  const [place] = await database.db
    .select({ userId: tables.users.id, membershipId: tables.podMembers.membershipId, channelId: tables.channels.id })
    .from(tables.users)
    .innerJoin(tables.podMembers, eq(tables.podMembers.userId, tables.users.id))
    .innerJoin(tables.channels, eq(tables.channels.podId, tables.podMembers.podId))
    .where(eq(tables.users.email, email));
  if (!place) throw new Error('The demo community has no participant.');
  const tokenOf = tokens(database, config.tokenSecret);
  const { channelId: wideChannelId, userIds } = await widePod(database, place.membershipId, place.userId, wide);

  return {
    ...place,
    origin,
    database,
    token: await tokenOf(place.userId),
    wideChannelId,
    record: async (work) => {
      recorded = [];
      await work();
      const seen = recorded;
      recorded = undefined;
      return seen;
    },
    streamUrls: (count) =>
      Promise.all(
        userIds
          .slice(0, count)
          .map(async (id) => `${origin}/v1/messages/stream?userId=${id}&authToken=${await tokenOf(id)}`),
      ),
    close: async () => {
      await app.close();
      await database.close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
