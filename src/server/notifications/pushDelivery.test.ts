import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import type { PushPayload } from '../../domain/notifications/pushPayload';
import { makeAppJobQueue } from '../app';
import { pushSubscriptions } from '../platform/database/schema';
import { executeOn, makeBoss } from '../platform/jobs/boss';
import { makePushSender, type PushSender } from '../platform/outgoing/pushSender';
import { pushDevice, startPushService, vapidClaims, type PushService } from '../platform/outgoing/testing/pushService';
import { chatNotifications } from '../chat/notificationKinds';
import { meetingNotifications } from '../meetings/notificationKinds';
import { useTestApp } from '../testing/app';
import type { TestUser } from '../testing/factories';
import { runAllJobs } from '../testing/jobs';
import { fakeTimeouts } from '../testing/timeouts';
import { until } from '../testing/until';
import { notify, type Notice } from './notify';
import { PUSHES_AT_ONCE } from './push';
import { promotedNotice } from './testing/notices';

let service: PushService;
let sender: PushSender;
const test = useTestApp({
  deps: {
    push: { publicKey: () => sender.publicKey(), send: (...message) => sender.send(...message) },
  },
});

const LONG_MS = 600_000;

function makeSender(options: Parameters<typeof makePushSender>[1] = {}): PushSender {
  const { database, config } = test.app.context;
  const limits = { quickMs: LONG_MS, timeLimitMs: LONG_MS };
  return makePushSender({ database, clock: test.clock, config }, { allowPrivate: true, ...limits, ...options });
}

beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await test.app.context.database.db.execute(sql`delete from pgboss.job`);
  sender = makeSender();
  service.answer(201);
  service.received.length = 0;
});

const devicesOf = ({ id }: TestUser) =>
  test.app.context.database.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id));

async function withDevice(endpoint = service.endpoint) {
  const person = await test.make.user();
  const { target, read } = pushDevice(`https://push.example.com/send/${person.id}`);
  expect((await (await test.as(person)).post('/v1/notifications/subscribe', target)).status).toBe(200);
  await test.app.context.database.db
    .update(pushSubscriptions)
    .set({ endpoint: `${endpoint}?${person.id}` })
    .where(eq(pushSubscriptions.userId, person.id));
  return { person, read: (body: Buffer) => JSON.parse(read(body)) as PushPayload };
}

async function tell<Data extends object>(notice: Notice<Data>) {
  await test.app.context.act((act) => notify(act, notice));
  await test.app.context.jobs.drain();
}

const tryAgain = () => runAllJobs(test, 'push');

it('a notification reaches the device whose browser subscribed, signed with its key', async () => {
  const { person, read } = await withDevice();
  const key = (await (await test.as(person)).get('/v1/notifications/push-key')).body.key as string;
  await tell(promotedNotice([person.id], 'Tom & Jerry'));
  const [message] = service.received;
  if (!message) throw new Error('Nothing was sent.');
  expect(read(message.body)).toMatchObject({ title: 'Stepwell', body: 'You have a place in Tom & Jerry.' });
  await vapidClaims(message, key, new URL(service.endpoint).origin);
});

it.each(['🧗🏽‍♀️'.repeat(400), '\u0001\u007f'.repeat(200), '"\\'.repeat(400), '&lt;b&gt;'.repeat(200), '漢'.repeat(400)])(
  'a push message fits the size limit, however long its text is',
  async (text) => {
    const { person, read } = await withDevice();
    const membership = await test.make.membership({ name: [...text].slice(0, 150).join('').replaceAll('\u0001', '!') });
    await test.make.member(membership, { user: person });
    await tell({ ...promotedNotice([person.id], text), membershipId: membership.id });
    const [message] = service.received;
    expect(message?.body.length).toBeLessThanOrEqual(4096);
    const { title, body } = read(message?.body ?? Buffer.alloc(0));
    expect([[...title].length, [...body].length]).toEqual([100, 200]);
    expect(Buffer.from(title + body).toString()).toBe(title + body);
  },
);

const inChannel = { channelId: 'c-1', podName: 'Early Birds', membershipName: 'Circle' };
const ana = { userId: '0190f3a2-7c11-7a40-8b1e-2f6d5c4b3a34', name: 'Ana' };

it("a push message opens the notification's page", async () => {
  const { person, read } = await withDevice();
  const data = { ...inChannel, sender: ana, messageId: 'm-1' };
  await tell({ kind: chatNotifications.mentioned, userIds: [person.id], data });
  await tell({ kind: chatNotifications['message-removed'], userIds: [person.id], data: { ...inChannel, leader: ana } });
  const paths = service.received.map(({ body }) => read(body).path);
  expect(paths).toEqual([expect.stringContaining('c-1'), '/notifications']);
});

const movedTo = (path: string, to: string) => {
  const [start, at] = ['2026-03-02T19:00Z', to].map((instant) => Date.parse(instant) / 1000) as [number, number];
  const change = { kind: 'occurrence', timezone: 'Europe/London', occurrence: { start, at, skipped: false } } as const;
  return { podName: 'Early Birds', membershipName: 'Circle', path, change, now: start, meetingId: path };
};

it('mentions and moved meetings wake a device, but no other notifications do', async () => {
  const { person } = await withDevice();
  const userIds = [person.id];
  const where = { ...inChannel, sender: ana, leader: ana, messageId: 'm-1' };
  const moved = movedTo('/pod', '2026-03-03T19:00Z');
  await tell({ kind: chatNotifications.mentioned, userIds, data: where });
  await tell({ kind: meetingNotifications['meeting-changed'], userIds, data: moved });
  await tell({ kind: chatNotifications['message-removed'], userIds, data: where });
  await tell(promotedNotice(userIds));
  expect(service.received.map(({ headers }) => headers.urgency)).toEqual(['high', 'high', 'normal', 'normal']);
});

describe('two messages about the same subject', () => {
  const missing = (userId: string, linkOf: string, trouble: 'late' | 'missing' = 'late') => ({
    kind: meetingNotifications['link-missing'],
    userIds: [userId],
    data: { trouble, podName: 'Early Birds', membershipName: 'Circle', path: '/pod', meetingId: linkOf },
  });
  const moved = (userId: string, path: string, to: string) => ({
    kind: meetingNotifications['meeting-changed'],
    userIds: [userId],
    data: movedTo(path, to),
  });

  it('the later message replaces the first, on the device and at the push service', async () => {
    const { person, read } = await withDevice();
    for (const notice of [missing(person.id, 'm-1'), missing(person.id, 'm-1', 'missing'), missing(person.id, 'm-2')]) {
      await tell(notice);
    }
    for (const notice of [
      moved(person.id, '/pod?p=1', '2026-03-03T19:00Z'),
      moved(person.id, '/pod?p=1', '2026-03-04T19:00Z'),
    ]) {
      await tell(notice);
    }
    const sent = service.received.map(({ headers, body }) => ({ topic: headers.topic, tag: read(body).tag }));
    for (const name of ['topic', 'tag'] as const) {
      const [first, again, other, time, timeAgain] = sent.map((one) => one[name]);
      expect([again, timeAgain]).toEqual([first, time]);
      expect(new Set([first, other, time]).size).toBe(3);
    }
    for (const { topic } of sent) expect(topic).toMatch(/^[\w-]{1,32}$/);
  });

  it('the first is not sent once there is a later message', async () => {
    const { person, read } = await withDevice();
    service.answer(503);
    await tell(moved(person.id, '/pod?p=1', '2026-03-03T19:00Z'));
    service.answer(201);
    service.received.length = 0;
    await tell(moved(person.id, '/pod?p=1', '2026-03-04T19:00Z'));
    test.clock.advance({ hours: 1 });
    await tryAgain();
    expect(service.received.map(({ body }) => read(body).body)).toEqual([
      'Early Birds meets on Wednesday 4 March 2026 at 7:00 pm (GMT) instead of Monday 2 March 2026 at 7:00 pm (GMT).',
    ]);
  });
});

it('a push message is retried for as long as a service may be unavailable or slow', async () => {
  const { person } = await withDevice();
  service.answer(503);
  await tell(promotedNotice([person.id]));
  for (let left = 10; left > 0; left -= 1) await tryAgain();
  service.answer(201);
  service.received.length = 0;
  await tryAgain();
  expect(service.received).toHaveLength(1);
});

it.each([404, 410])('a device whose push service responds with %d is removed', async (status) => {
  const { person } = await withDevice();
  service.answer(status);
  await tell(promotedNotice([person.id]));
  expect(await devicesOf(person)).toEqual([]);
});

it('a rejected push message is not sent again, and the device remains', async () => {
  const { person } = await withDevice();
  service.answer(413);
  await tell(promotedNotice([person.id]));
  service.answer(201);
  test.clock.advance({ hours: 1 });
  await test.app.context.jobs.drain();
  expect(service.received).toHaveLength(1);
  expect(await devicesOf(person)).toHaveLength(1);
});

it('a person disabled in a membership before a push gets no message about it', async () => {
  const { person } = await withDevice();
  const membership = await test.make.membership();
  const { memberId } = await test.make.member(membership, { user: person });
  await test.app.context.act((act) => notify(act, { ...promotedNotice([person.id]), membershipId: membership.id }));
  const owner = await test.as(membership.business.owner);
  expect((await owner.post(`/v1/memberships/${membership.id}/members/${memberId}/disable`)).status).toBe(200);
  await test.app.context.jobs.drain();
  expect(service.received).toEqual([]);
  await tell(promotedNotice([person.id]));
  expect(service.received).toHaveLength(1);
});

async function silentServices(count: number) {
  let asked = 0;
  const servers = Array.from({ length: count }, () => createServer(() => void (asked += 1)).listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    endpoints: servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`),
    asked: () => asked,
    stop: () =>
      servers.forEach((server) => {
        server.closeAllConnections();
        server.close();
      }),
  };
}

const MANY_SERVICES = 40;

it.each([1, 5, MANY_SERVICES])(
  '%d push services that never respond do not delay messages through a responsive one',
  async (count) => {
    const passTime = fakeTimeouts();
    sender = makeSender({ quickMs: 1 });
    const silent = await silentServices(count);
    const held = await Promise.all(silent.endpoints.map(withDevice));
    const { person } = await withDevice();
    await tell(promotedNotice([person.id]));
    expect(service.received).toHaveLength(1);
    const userIds = held.map((one) => one.person.id);
    const queue = makeAppJobQueue(test.app.context, () => test.app.context);
    try {
      // More messages wait for the silent services than are sent in parallel, and they are first in the queue.
      for (let left = 2 * PUSHES_AT_ONCE; left > 0; left -= count) {
        await test.app.context.act((act) => notify(act, promotedNotice(userIds, `Pod ${left}`)));
      }
      await test.app.context.act((act) => notify(act, promotedNotice([person.id])));
      await queue.start();
      await until(() => {
        passTime(1);
        return service.received.length > 1;
      });
      expect(silent.asked()).toBeLessThanOrEqual(2 * count);
    } finally {
      silent.stop();
      await queue.stop();
    }
  },
);

it('a push message repeated after its server was killed before recording the response replaces the first', async () => {
  const { person, read } = await withDevice();
  const { database, jobs } = test.app.context;
  await tell(promotedNotice([person.id]));
  await database.db
    .execute(sql`update pgboss.job set state = 'active', started_on = now() - expire_in - interval '1 second'
    where name = 'push' and state = 'completed'`);
  expect(await jobs.drain()).toBe(0);
  await makeBoss(executeOn(database.pool)).expire();
  await tryAgain();
  const [first, again] = service.received.map(({ headers, body }) => [headers.topic, read(body)]);
  expect(service.received).toHaveLength(2);
  expect(again).toEqual(first);
});
