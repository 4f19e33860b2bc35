import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { PushTarget } from '../pushSender';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface PushService {
  readonly endpoint: string;
  readonly received: ReceivedPush[];
  answer: (status: number, headers?: Record<string, string>) => void;
  hold: () => () => void;
  stop: () => Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  let reply: [status: number, headers?: Record<string, string>] = [201];
  let held: Promise<void> | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push({ headers: request.headers, body: Buffer.concat(chunks) });
      await held;
      response.writeHead(...reply).end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send/1`,
    received,
    answer: (...next) => (reply = next),
    hold: () => {
      let release = () => {};
      held = new Promise((done) => (release = done));
      return () => {
        held = undefined;
        release();
      };
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

/**
 * A browser's push manager: the keys of a device, and a function to decrypt what was sent to it (RFC 8291, one record).
 */
export function pushDevice(endpoint: string) {
  const keys = createECDH('prime256v1');
  const key = keys.generateKeys();
  const auth = randomBytes(16);
  const target: PushTarget = { endpoint, key: key.toString('base64url'), auth: auth.toString('base64url') };
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

/**
 * The checks of a push service before delivery (RFC 8292): the signature of the key that the device was subscribed
 * with, the audience, and validity now and for a day at most. Rejects otherwise.
 */
export async function vapidClaims({ headers }: ReceivedPush, publicKey: string, audience: string): Promise<JWTPayload> {
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('The message was signed with another key.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    audience,
    algorithms: ['ES256'],
    requiredClaims: ['exp', 'sub'],
  });
  const DAY_SECONDS = 24 * 60 * 60;
  if ((payload.exp ?? 0) > Date.now() / 1000 + DAY_SECONDS) throw new Error('The signature holds for too long.');
  return payload;
}
