import type { StreamEvent } from '../../../../contract/entities.gen';
import { buildApp, type App } from '../../../app';
import type { TestApp } from '../../../testing/app';
import { RELAXED_LIMITS } from '../../../testing/config';
import type { TestUser } from '../../../testing/factories';
import { openDatabase } from '../../database/client';
import { readStream, type StreamReader } from './streamReader';

interface Opening {
  lastEventId?: string;
  header?: string;
  token?: string;
  app?: App;
}

function expectEachEventOnce(reader: StreamReader): void {
  const ids = reader.events().map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
}

export function useStreams(test: TestApp) {
  const opened: StreamReader[] = [];
  const others: App[] = [];

  afterEach(async () => {
    const readers = opened.splice(0);
    for (const reader of readers) reader.close();
    for (const app of others.splice(0)) {
      await app.close();
      await app.context.database.close();
    }
    for (const reader of readers) expectEachEventOnce(reader);
  });

  async function open(person: TestUser, opening: Opening = {}): Promise<StreamReader> {
    const token = opening.token ?? (await test.as(person)).token;
    const reader = await readStream(opening.app ?? test.app, { id: person.id, token }, opening);
    opened.push(reader);
    return reader;
  }

  async function anotherProcess(): Promise<App> {
    const { database: own, ...deps } = test.app.context;
    const url = own.pool.options.connectionString ?? '';
    const database = openDatabase({ url, ...RELAXED_LIMITS });
    const other = await buildApp({ ...deps, database, logger: false });
    others.push(other);
    return other;
  }

  async function conversation() {
    const pod = await test.make.pod();
    const reader = await test.make.participant(pod);
    const leader = pod.leader as TestUser;
    const say = async (content: string) => {
      await (await test.as(leader)).post(`/v1/channels/${pod.channelId}/messages`, { content });
    };
    return { pod, leader, reader, say };
  }

  /** Writes a notification event in a transaction that stays open until `commit`, without waking any process. */
  async function slowEvent(userId: string, notificationId: string) {
    const client = await test.app.context.database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into events (audience_user_ids, type, payload, created_at)
       values (array[$1::uuid], 'notification', $2, now())`,
      [userId, JSON.stringify({ notificationId, dismissed: false })],
    );
    return {
      commit: async () => {
        await client.query('commit');
        client.release();
      },
    };
  }

  return { open, anotherProcess, conversation, slowEvent };
}

export const isMessage = (content: string) => (event: StreamEvent) =>
  event.type === 'message' && event.message.content === content;

export const aboutNotification = (id: string) => (event: StreamEvent) =>
  event.type === 'notification' && event.notificationId === id;

export const contents = (reader: StreamReader): string[] =>
  reader.events().flatMap((event) => (event.type === 'message' ? event.message.content : []));

export const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
