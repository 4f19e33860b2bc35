import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { forgetSnapshots } from '../../firstPaint/cachedSnapshots';
import { callHeaders, takeFirstRead, TIMEOUT_MS } from '../../firstPaint/firstReads';
import { apiBase } from '../apiBase';
import { sessionEnded, sessionStarted } from '../sessionEvents';
import {
  isSameSession,
  bareToken,
  clearAccessToken,
  readAccessToken,
  storeAccessToken,
  storedExpiry,
} from './accessToken';
import { forgetIdempotencyKey, withIdempotencyKey } from './idempotencyKey';
import { fetchAndSyncClock } from './serverClock';

export type CallMeta = Pick<FetchBaseQueryMeta, 'response'>;

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, CallMeta>;

type Result = Awaited<ReturnType<Query>>;

interface Sending {
  token: string | null;
  /** Includes the time for which the call has already waited. */
  timeoutMs: number;
}

/** Every page makes these calls as it starts. They change nothing that pages show. */
const callsOfStart = new Set(['createTicket', 'subscribePush']);

const isAct = ({ type, endpoint }: BaseQueryApi) => type === 'mutation' && !callsOfStart.has(endpoint);

const isUpload = (args: string | FetchArgs) => typeof args === 'object' && args.body instanceof Blob;

const request = (args: string | FetchArgs, api: BaseQueryApi, extra: object, { token, timeoutMs }: Sending) =>
  fetchBaseQuery({
    baseUrl: apiBase(),
    timeout: isUpload(args) ? undefined : timeoutMs,
    // Text for files and pages; JSON for the contract, including problems.
    responseHandler: 'content-type',
    isJsonContentType: (headers) => /[/+]json\b/.test(headers.get('content-type') ?? ''),
    prepareHeaders: (headers) => {
      for (const [name, value] of Object.entries(callHeaders(token))) headers.set(name, value);
    },
    fetchFn: fetchAndSyncClock,
  })(args, api, extra);

/** With its query. */
function pathOf(args: string | FetchArgs): string {
  const { url, params = {} }: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const given = Object.entries(params).filter(([, value]) => value !== undefined) as [string, string][];
  return given.length > 0 ? `${url}?${new URLSearchParams(given)}` : url;
}

/**
 * The response to a first read, if this is one. `fetchBaseQuery` would build two `Request`s for each and read its
 * body twice: 100 ms on a slow phone for a page's first dozen calls.
 */
async function firstReadResult(args: string | FetchArgs, api: BaseQueryApi, token: string | null) {
  const answer = api.type === 'mutation' ? undefined : await takeFirstRead(pathOf(args), token);
  if (!answer) return undefined;
  const { status, link, totalCount, body: data = null } = answer;
  const headers = new Headers(link === undefined ? {} : { Link: link });
  if (totalCount !== undefined) headers.set('X-Total-Count', String(totalCount));
  const meta = { response: new Response(null, { status, headers }) };
  return meta.response.ok ? { data, meta } : { error: { status, data }, meta };
}

async function answerTo(args: string | FetchArgs, api: BaseQueryApi, extra: object, token: string | null) {
  const startedAt = performance.now();
  const first = await firstReadResult(args, api, token);
  if (first) return first;
  const timeoutMs = Math.max(1, TIMEOUT_MS - (performance.now() - startedAt));
  return request(await withIdempotencyKey(args, api.endpoint), api, extra, { token, timeoutMs });
}

/**
 * A token of the call's own session replaces the older one, unless that session has ended here; any other starts a
 * session. `sentToken`: the token the call sent.
 */
function takeToken(token: string, sentToken: string | null, { dispatch, endpoint }: BaseQueryApi): void {
  const isRenewed = isSameSession(token, sentToken);
  if (isRenewed && !isSameSession(token, readAccessToken())) return;
  storeAccessToken(token);
  if (!isRenewed) dispatch(sessionStarted({ expires: storedExpiry(), endpoint }));
}

/**
 * An `authorization` header in a response starts the session or renews its token; 401 and 403 end it, and are
 * returned to the caller like any other result (rule session.end).
 */
export const baseQuery: Query = async (args, api, extra) => {
  const sentToken = readAccessToken();
  if (isAct(api)) forgetSnapshots();
  const result: Result = await answerTo(args, api, extra, sentToken);
  if (isAct(api)) forgetSnapshots();
  const response = result.meta?.response;
  forgetIdempotencyKey(api.endpoint, result.error?.status ?? response?.status);
  const authorization = response?.ok ? response.headers.get('authorization') : null;
  if (authorization) takeToken(bareToken(authorization), sentToken, api);
  const refused = response?.status === 401 || response?.status === 403;
  // A late refusal of another session's token doesn't affect the current one.
  if (refused && isSameSession(readAccessToken(), sentToken)) {
    clearAccessToken('refusal');
    const url = typeof args === 'string' ? args : args.url;
    api.dispatch(sessionEnded({ by: 'refusal', stay: url.includes('/login') }));
  }
  return result;
};
