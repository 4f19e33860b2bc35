import { createDecipheriv, createECDH, createPublicKey, createVerify, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testClock } from '../../testing/clock';
import { testDatabase } from '../../testing/database';
import { openDatabase, type Database } from '../database/client';
import { installationKeys } from '../database/schema';
import { makePushSender, type PushTarget } from './pushSender';

/** A browser's push manager: keys of a device and the means to read what was sent to it. */
function device(endpoint: string) {
  const keys = createECDH('prime256v1');
  const key = keys.generateKeys();
  const auth = randomBytes(16);
  const target: PushTarget = { endpoint, key: key.toString('base64url'), auth: auth.toString('base64url') };
  /** RFC 8291 with one record. */
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + senderKey.length);
    const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, from, info, length));
    const shared = keys.computeSecret(senderKey);
    const secret = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), key, senderKey]), 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    ).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  return { target, read };
}

let service: Server;
let endpoint: string;
let database: Database;
let status = 201;
const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];

beforeAll(async () => {
  database = openDatabase({ url: await testDatabase() });
  service = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    })();
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send/1`;
});
afterAll(async () => {
  await new Promise((done) => service.close(done));
  await database.close();
});
beforeEach(() => {
  status = 201;
  received.length = 0;
});

const config = {
  encryptionKey: Buffer.alloc(32, 7),
  publicUrl: 'https://stepwell.example',
  mailFrom: { name: '', address: 'a@b.example' },
};
const sender = (given: Partial<typeof config> = {}, allowPrivate = true) =>
  makePushSender(
    { database, clock: testClock('2026-03-03T09:00:00Z'), config: { ...config, ...given } },
    { allowPrivate },
  );

it('the keys of the installation are made once, whoever asks first, and kept', async () => {
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

it('a push message is read by the device alone', async () => {
  const { target, read } = device(endpoint);
  expect(await sender().send(target, '{"title":"Zoë"}')).toBe('sent');
  const [message] = received;
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(message?.body.toString('latin1')).not.toContain('title');
  expect(read(message?.body ?? Buffer.alloc(0))).toBe('{"title":"Zoë"}');
});

it('a push message is signed with the key that browsers subscribe with', async () => {
  const push = sender();
  await push.send(device(endpoint).target, '{}');
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(received[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(await push.publicKey());
  const [header, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const verified = createVerify('sha256')
    .update(`${header}.${claims}`)
    .verify({ key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  expect(verified).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(endpoint).origin,
    sub: 'https://stepwell.example',
  });
});

it.each([404, 410])('a push message that is answered with %d finds the device gone', async (gone) => {
  status = gone;
  expect(await sender().send(device(endpoint).target, '{}')).toBe('gone');
});

it.each([429, 500, 302])('a push message that is answered with %d may work later', async (later) => {
  status = later;
  await expect(sender().send(device(endpoint).target, '{}')).rejects.toThrow(String(later));
});

it('a device with invalid keys counts as gone', async () => {
  const target = { endpoint, key: Buffer.alloc(65, 4).toString('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
  expect(await sender().send(target, '{}')).toBe('gone');
  expect(received).toHaveLength(0);
});

it('a push message is not sent to a private address', async () => {
  const { target } = device(endpoint.replace('http:', 'https:'));
  await expect(sender({}, false).send(target, '{}')).rejects.toThrow('not on the public Internet');
  expect(received).toHaveLength(0);
});
