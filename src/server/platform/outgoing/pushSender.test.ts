import dns from 'node:dns';
import { testClock } from '../../testing/clock';
import { testDatabase } from '../../testing/database/database';
import { openDatabase, type Database } from '../database/client';
import { installationKeys } from '../database/schema';
import { fakeTimeouts } from '../../testing/timeouts';
import { until } from '../../testing/until';
import { NotStarted } from '../jobs/job';
import { makePushSender, MAX_PAYLOAD_BYTES } from './pushSender';
import { pushDevice, startPushService, vapidClaims, type PushService } from './testing/pushService';

let service: PushService;
let database: Database;
const device = () => pushDevice(service.endpoint);

beforeAll(async () => {
  database = openDatabase({ url: await testDatabase() });
  service = await startPushService();
});
afterAll(async () => {
  await service.stop();
  await database.close();
});
beforeEach(() => {
  service.answer(201);
  service.received.length = 0;
});

const config = {
  encryptionKey: Buffer.alloc(32, 7),
  publicUrl: 'https://stepwell.example',
  mailFrom: { name: '', address: 'a@b.example' },
};
const sender = (given: Partial<typeof config> = {}, options: Parameters<typeof makePushSender>[1] = {}) =>
  makePushSender(
    { database, clock: testClock('2026-03-03T09:00:00Z'), config: { ...config, ...given } },
    { allowPrivate: true, timeLimitMs: 600_000, ...options },
  );

it("the installation's keys are created once, on first use, and kept", async () => {
  const asked = await Promise.all([sender().publicKey(), sender().publicKey(), sender().publicKey()]);
  expect(new Set(asked).size).toBe(1);
  expect(Buffer.from(asked[0] ?? '', 'base64url')).toHaveLength(65);
  expect(await database.db.select().from(installationKeys)).toHaveLength(1);
});

it('the keys of the installation cannot be read from the database alone', async () => {
  const publicKey = await sender().publicKey();
  const [row] = await database.db.select().from(installationKeys);
  expect(row?.value).not.toContain(publicKey);
  await expect(sender({ encryptionKey: Buffer.alloc(32, 8) }).publicKey()).rejects.toThrow();
});

it('only the device can read a push message', async () => {
  const { target, read } = device();
  expect(await sender().send(target, '{"title":"Zoë"}')).toBe('sent');
  const [message] = service.received;
  expect(message?.headers['content-encoding']).toBe('aes128gcm');
  expect(message?.body.toString('latin1')).not.toContain('title');
  expect(read(message?.body ?? Buffer.alloc(0))).toBe('{"title":"Zoë"}');
  expect(() => device().read(message?.body ?? Buffer.alloc(0))).toThrow();
});

it('every push service accepts a push message of the largest size', async () => {
  const { target, read } = device();
  const payload = 'x'.repeat(MAX_PAYLOAD_BYTES);
  await sender().send(target, payload);
  const body = service.received[0]?.body ?? Buffer.alloc(0);
  expect(body).toHaveLength(4096);
  expect(read(body)).toBe(payload);
});

it('a push message is signed with the key that browsers subscribe with, for this push service and a short time', async () => {
  const push = sender();
  await push.send(device().target, '{}');
  const [message] = service.received;
  if (!message) throw new Error('Nothing was sent.');
  const { origin } = new URL(service.endpoint);
  expect(await vapidClaims(message, await push.publicKey(), origin)).toMatchObject({ sub: 'https://stepwell.example' });
  await expect(vapidClaims(message, await push.publicKey(), 'https://other.example')).rejects.toThrow('aud');
});

it('a push message states how long to keep it, how urgent it is, and which earlier message it replaces', async () => {
  const push = sender();
  for (const topic of ['missed-messages', 'missed-messages', 'a seat', undefined]) {
    await push.send(device().target, '{}', { topic });
  }
  await push.send(device().target, '{}', { urgency: 'high', ttlSeconds: 900 });
  await push.send(device().target, '{}', { ttlSeconds: 1_000_000 });
  const sent = service.received.map(({ headers }) => headers);
  expect(sent[0]).toMatchObject({ ttl: '86400', urgency: 'normal' });
  expect(sent.slice(-2)).toMatchObject([
    { ttl: '900', urgency: 'high' },
    { ttl: '86400', urgency: 'normal' },
  ]);
  const [first, again, other, none] = sent.map(({ topic }) => topic);
  expect(first).toMatch(/^[\w-]{32}$/);
  expect([again === first, other === first, none]).toEqual([true, false, undefined]);
  expect(Buffer.from(String(first), 'base64url').toString('latin1')).not.toContain('missed');
});

it.each([404, 410])('a response of %d to a push message means that the device is gone', async (gone) => {
  service.answer(gone);
  expect(await sender().send(device().target, '{}')).toBe('gone');
});

it.each([400, 401, 403, 413])('a push message that gets %d is not retried', async (refused) => {
  service.answer(refused);
  expect(await sender().send(device().target, '{}')).toBe('refused');
});

it.each([408, 429, 500, 503])('a push message that gets %d may succeed later', async (later) => {
  service.answer(later);
  await expect(sender().send(device().target, '{}')).rejects.toThrow(String(later));
});

it('a slow push service gets each message exactly once, ten at a time if it used to be quick', async () => {
  const passTime = fakeTimeouts();
  const push = sender({}, { quickMs: 1_000 });
  const sendAll = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => push.send(device().target, '{}')));
  const isSent = { status: 'fulfilled', value: 'sent' };
  const isPutOff = { status: 'rejected', reason: expect.any(NotStarted) };
  expect(await sendAll(25)).toEqual(Array(25).fill(isSent));
  service.received.length = 0;
  const release = service.hold();
  const sent = sendAll(12);
  await until(() => service.received.length === 10);
  passTime(1_000);
  release();
  expect(await sent).toEqual([...Array(10).fill(isSent), isPutOff, isPutOff]);
  expect(service.received).toHaveLength(10);
});

it('a push message doesn’t follow redirects', async () => {
  service.answer(307, { location: service.endpoint });
  await expect(sender().send(device().target, '{}')).rejects.toThrow('307');
  expect(service.received).toHaveLength(1);
});

it('a device with invalid keys counts as gone', async () => {
  const target = {
    endpoint: service.endpoint,
    key: Buffer.alloc(65, 4).toString('base64url'),
    auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  };
  expect(await sender().send(target, '{}')).toBe('gone');
  expect(service.received).toHaveLength(0);
});

it.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '[::1]', '[fd12::1]', '[::ffff:127.0.0.1]', 'localhost'])(
  'a push message is not sent to %s',
  async (host) => {
    const url = new URL(service.endpoint.replace('http:', 'https:'));
    url.hostname = host;
    expect(await sender({}, { allowPrivate: false }).send({ ...device().target, endpoint: url.href }, '{}')).toBe(
      'refused',
    );
    expect(service.received).toHaveLength(0);
  },
);

it('a push message is not sent to a host name that resolves to a private address', async () => {
  const lookup = jest.spyOn(dns, 'lookup') as unknown as jest.SpyInstance;
  lookup.mockImplementation((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]),
  );
  const endpoint = service.endpoint.replace('http://127.0.0.1', 'https://push.example.com');
  expect(await sender({}, { allowPrivate: false }).send({ ...device().target, endpoint }, '{}')).toBe('refused');
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(service.received).toHaveLength(0);
});
