import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

export interface ZoomRequest {
  method: string;
  path: string;
  body: unknown;
}

export interface FakeZoom {
  url: string;
  requests: ZoomRequest[];
  failNext: (status: number, times?: number) => void;
  hang: (isHanging: boolean) => void;
  close: () => Promise<void>;
}

export const zoomCustomer = {
  apiKey: 'customer-key',
  secret: 'customer-secret',
  zoomUserId: 'host@example.com',
  accountId: 'customer-account',
};

const ACCOUNT_TOKEN = 'token-for-the-account';

async function mayAsk(request: IncomingMessage, now: () => Date): Promise<boolean> {
  const token = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1] ?? '';
  if (token === ACCOUNT_TOKEN) return true;
  try {
    const key = new TextEncoder().encode(zoomCustomer.secret);
    const { payload } = await jwtVerify(token, key, { issuer: zoomCustomer.apiKey, currentDate: now() });
    return payload.exp !== undefined;
  } catch {
    return false;
  }
}

function accountToken(request: IncomingMessage, url: URL): [number, object] {
  const basic = Buffer.from(`${zoomCustomer.apiKey}:${zoomCustomer.secret}`).toString('base64');
  const isRight =
    request.headers.authorization === `Basic ${basic}` &&
    url.searchParams.get('grant_type') === 'account_credentials' &&
    url.searchParams.get('account_id') === zoomCustomer.accountId;
  return isRight ? [200, { access_token: ACCOUNT_TOKEN, expires_in: 3600 }] : [400, { reason: 'Bad Request' }];
}

const joinUrl = (id: number | string) => `https://zoom.example.com/j/${id}`;

function pageOf(meetings: [string, { agenda: unknown }][], token: string | null): object {
  const at = Number(token);
  const page = meetings
    .slice(at, at + 1)
    .map(([id, { agenda }]) => ({ id: Number(id), agenda, join_url: joinUrl(id) }));
  return { meetings: page, next_page_token: at + 1 < meetings.length ? String(at + 1) : '' };
}

export async function startFakeZoom(now: () => Date): Promise<FakeZoom> {
  const requests: ZoomRequest[] = [];
  const meetings = new Map<string, { agenda: unknown }>();
  let failures: number[] = [];
  let isHanging = false;

  async function answer(request: IncomingMessage, body: unknown): Promise<[number, object]> {
    const url = new URL(request.url ?? '/', 'http://zoom');
    const path = decodeURIComponent(url.pathname);
    requests.push({ method: request.method ?? '', path, body });
    const failure = failures.shift();
    if (failure !== undefined) return [failure, {}];
    if (path === '/oauth/token') return accountToken(request, url);
    if (!(await mayAsk(request, now))) return [401, { code: 124, message: 'Invalid access token.' }];
    const user = `/v2/users/${zoomCustomer.zoomUserId}`;
    if (path === user) return [200, { id: 'u1', email: zoomCustomer.zoomUserId }];
    if (path === `${user}/meetings` && request.method === 'POST') {
      const id = 80_000_000_000 + meetings.size;
      meetings.set(String(id), body as { agenda: unknown });
      return [201, { id, join_url: joinUrl(id) }];
    }
    if (path === `${user}/meetings`) return [200, pageOf([...meetings], url.searchParams.get('next_page_token'))];
    const meetingId = /^\/v2\/meetings\/(\d+)$/.exec(path)?.[1];
    if (meetingId && request.method === 'DELETE' && meetings.delete(meetingId)) return [204, {}];
    return [404, { code: 1001, message: 'It does not exist.' }];
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isHanging) return;
      const text = Buffer.concat(chunks).toString();
      void answer(request, text === '' ? undefined : JSON.parse(text)).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(status === 204 ? undefined : JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    failNext: (status, times = 1) => {
      failures = Array.from({ length: times }, () => status);
    },
    hang: (value) => {
      isHanging = value;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
