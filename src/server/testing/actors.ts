import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { v7 } from 'uuid';
import { contractViolation } from '../../contract/testing/contractCheck';
import type { App } from '../app';
import { sessions } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { signToken } from '../session/login/tokens';
import { VIOLATION_HEADER } from './checkResponses';

export interface TestAnswer {
  status: number;
  headers: LightMyRequestResponse['headers'];
  // The contract check has already verified the shape of answers.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

type Send = (url: string, body?: object | string | Buffer, headers?: Record<string, string>) => Promise<TestAnswer>;

export interface Actor {
  get: (url: string, headers?: Record<string, string>) => Promise<TestAnswer>;
  post: Send;
  put: Send;
  patch: Send;
  delete: Send;
  token: string | undefined;
}

async function request(
  app: App,
  token: string | undefined,
  options: InjectOptions & { url: string },
): Promise<TestAnswer> {
  const response = await app.http.inject({
    ...options,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
  });
  const contentType = String(response.headers['content-type'] ?? '');
  const body: unknown = contentType.includes('json') ? response.json() : response.body;
  const method = options.method ?? 'GET';
  const returned = response.headers[VIOLATION_HEADER];
  const violation = returned
    ? decodeURIComponent(String(returned))
    : contractViolation(method, options.url, { status: response.statusCode, contentType, body });
  if (violation) throw new Error(`The answer breaks the contract. ${violation}\n${JSON.stringify(body).slice(0, 500)}`);
  return { status: response.statusCode, headers: response.headers, body };
}

export function makeActor(app: App, token?: string): Actor {
  const send =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Send =>
    (url, body, headers) =>
      request(app, token, { method, url, ...(body !== undefined && { payload: body }), headers: headers ?? {} });
  return {
    get: (url, headers) => request(app, token, { method: 'GET', url, headers: headers ?? {} }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
    token,
  };
}

/** The session length of people who aren't staff (rule session.use). */
const SESSION_MS = 60 * 24 * 60 * 60 * 1000;

export async function makeCaller(app: App, userId: string): Promise<Caller> {
  const { database, clock } = app.context;
  const now = clock.now();
  const sessionId = v7();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await database.db.insert(sessions).values({ id: sessionId, userId, createdAt: now, lastUsedAt: now, expiresAt });
  return { userId, sessionId, name: 'Somebody' };
}

export async function signIn(app: App, userId: string): Promise<string> {
  const { clock, config } = app.context;
  const caller = await makeCaller(app, userId);
  return signToken(config.tokenSecret, caller, clock.now());
}
