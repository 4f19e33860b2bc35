import { setTimeout as delay } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { brand } from '../brand';
import type { Clock } from '../clock';

export interface ZoomCredentials {
  apiKey: string;
  secret: string;
  zoomUserId: string;
  /** With an account id, server-to-server OAuth is used; without it, a token signed with the secret. */
  accountId?: string;
}

export interface ZoomMeeting {
  id: string;
  joinUrl: string;
}

export class ZoomError extends Error {
  constructor(
    readonly kind: 'refused' | 'unavailable',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ZoomError';
  }
}

export interface NewZoomMeeting {
  topic: string;
  /** Our id in the meeting's description at Zoom, used to find the meeting. */
  reference: string;
}

export interface ZoomClient {
  verify: (credentials: ZoomCredentials) => Promise<void>;
  /**
   * Creates a meeting whose link stays valid however its schedule changes. Never retried: a failed call may still have
   * created a meeting, which `findMeetings` finds. Throws a ZoomError.
   */
  createMeeting: (credentials: ZoomCredentials, meeting: NewZoomMeeting) => Promise<ZoomMeeting>;
  findMeetings: (credentials: ZoomCredentials, reference: string) => Promise<ZoomMeeting[]>;
  /** Ends a meeting's link; a meeting that is already gone is ignored. Throws a ZoomError. */
  deleteMeeting: (credentials: ZoomCredentials, meetingId: string) => Promise<void>;
}

export interface ZoomClientOptions {
  /** The API's origin, as in the configuration, such as https://api.zoom.us */
  apiUrl: string;
  clock: Clock;
  timeoutMillis?: number;
  retryMillis?: number;
}

const TOKEN_SECONDS = 60;
/** Zoom's type for a recurring meeting without a fixed time, whose link works at any time. */
const NO_FIXED_TIME = 3;

/** Zoom's maximum page size; a user's meetings beyond the last of these pages are not read. */
const PAGE_SIZE = 300;
const MAX_PAGES = 10;

/**
 * The Zoom API over HTTPS. Every call has a time limit; all calls except creating a meeting are retried once if Zoom
 * could not be reached.
 */
export function makeZoomClient({
  apiUrl,
  clock,
  timeoutMillis = 8_000,
  retryMillis = 300,
}: ZoomClientOptions): ZoomClient {
  const sendOnce = (url: string, init: RequestInit): Promise<Response> =>
    ask(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMillis) });

  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const once = () => sendOnce(url, init);
    try {
      return await once();
    } catch (error) {
      if (error instanceof ZoomError && error.kind === 'refused') throw error;
      await delay(retryMillis);
      return once();
    }
  };

  const authorized = async (credentials: ZoomCredentials): Promise<Record<string, string>> => {
    const token = credentials.accountId
      ? await accountToken(credentials.accountId, credentials)
      : await signedToken(credentials, clock);
    return { authorization: `Bearer ${token}`, accept: 'application/json' };
  };

  const accountToken = async (accountId: string, { apiKey, secret }: ZoomCredentials): Promise<string> => {
    const url = new URL('/oauth/token', authorizationOrigin(apiUrl));
    url.search = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }).toString();
    const basic = Buffer.from(`${apiKey}:${secret}`).toString('base64');
    const response = await send(url.href, { method: 'POST', headers: { authorization: `Basic ${basic}` } });
    return text(await jsonOf(response), 'access_token');
  };

  const userPath = ({ zoomUserId }: ZoomCredentials) => `${apiUrl}/v2/users/${encodeURIComponent(zoomUserId)}`;

  return {
    verify: async (credentials) => {
      const response = await send(userPath(credentials), { headers: await authorized(credentials) });
      text(await jsonOf(response), 'id');
    },

    createMeeting: async (credentials, { topic, reference }) => {
      const headers = { ...(await authorized(credentials)), 'content-type': 'application/json' };
      const agenda = `Made by ${brand.name} (${reference})`;
      const body = JSON.stringify({ topic, agenda, type: NO_FIXED_TIME, settings: { join_before_host: true } });
      return meetingOf(
        await jsonOf(await sendOnce(`${userPath(credentials)}/meetings`, { method: 'POST', headers, body })),
      );
    },

    findMeetings: async (credentials, reference) => {
      const headers = await authorized(credentials);
      const found: ZoomMeeting[] = [];
      let next = '';
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const query = new URLSearchParams({ type: 'scheduled', page_size: String(PAGE_SIZE), next_page_token: next });
        const answer = await jsonOf(await send(`${userPath(credentials)}/meetings?${query.toString()}`, { headers }));
        const meetings = Array.isArray(answer.meetings) ? (answer.meetings as Record<string, unknown>[]) : [];
        found.push(...meetings.filter(({ agenda }) => String(agenda).includes(reference)).map(meetingOf));
        next = typeof answer.next_page_token === 'string' ? answer.next_page_token : '';
        if (next === '') break;
      }
      return found;
    },

    deleteMeeting: async (credentials, meetingId) => {
      const headers = await authorized(credentials);
      const url = `${apiUrl}/v2/meetings/${encodeURIComponent(meetingId)}`;
      try {
        await send(url, { method: 'DELETE', headers });
      } catch (error) {
        if (!(error instanceof ZoomNotFound)) throw error;
      }
    },
  };
}

class ZoomNotFound extends ZoomError {}

/** Zoom issues tokens on its sign-in host, which is the API's host without `api.`. */
function authorizationOrigin(apiUrl: string): string {
  const url = new URL(apiUrl);
  url.hostname = url.hostname.replace(/^api\./, '');
  return url.origin;
}

/** A token signed with the secret and valid for a minute, used for a key and secret without an account. */
function signedToken({ apiKey, secret }: ZoomCredentials, clock: Clock): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(apiKey)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(new TextEncoder().encode(secret));
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    throw new ZoomError('unavailable', 'Zoom did not answer', { cause: error });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const said = `Zoom answered ${response.status}`;
  if (response.status === 404) throw new ZoomNotFound('refused', said);
  throw new ZoomError(response.status === 429 || response.status >= 500 ? 'unavailable' : 'refused', said);
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new ZoomError('unavailable', 'Zoom answered something else than JSON', { cause: error });
  });
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

const meetingOf = (body: Record<string, unknown>): ZoomMeeting => ({
  id: text(body, 'id'),
  joinUrl: text(body, 'join_url'),
});

/** A field of Zoom's response as text; Zoom sends meeting ids as numbers. */
function text(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  if (typeof value === 'number') return String(value);
  throw new ZoomError('unavailable', `Zoom answered without ${name}`);
}
