import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { apiBase } from '../apiBase';
import { sessionEnded, sessionStarted } from '../sessionEvents';
import { callHeaders, takeEarlyAnswer, TIMEOUT_MS, type EarlyAnswer } from './earlyCalls';
import {
  isSameSession,
  bareToken,
  clearAccessToken,
  readAccessToken,
  storeAccessToken,
  storedExpiry,
} from './accessToken';
import { forgetPages } from './keptPages';
import { forgetIdempotencyKey, withIdempotencyKey } from './idempotencyKey';
import { fetchAndSyncClock } from './serverClock';

/** A call's response, for its headers. */
export type CallMeta = Pick<FetchBaseQueryMeta, 'response'>;

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, CallMeta>;

type Result = Awaited<ReturnType<Query>>;

interface Sending {
  token: string | null;
  /** How long the call may still take; the time that it has waited counts. Milliseconds. */
  timeoutMs: number;
}

/** Calls that every page makes as it starts, and that change nothing that pages show. */
const callsOfStart = new Set(['createTicket', 'subscribePush']);

/** Whether a call may change what pages show. */
const isAct = ({ type, endpoint }: BaseQueryApi) => type === 'mutation' && !callsOfStart.has(endpoint);

/** Uploads have no timeout. */
const isUpload = (args: string | FetchArgs) => typeof args === 'object' && args.body instanceof Blob;

const request = (args: string | FetchArgs, api: BaseQueryApi, extra: object, { token, timeoutMs }: Sending) =>
  fetchBaseQuery({
    baseUrl: apiBase(),
    timeout: isUpload(args) ? undefined : timeoutMs,
    // Reads files and pages as text, and parses all JSON of the contract, including problems.
    responseHandler: 'content-type',
    isJsonContentType: (headers) => /[/+]json\b/.test(headers.get('content-type') ?? ''),
    prepareHeaders: (headers) => {
      for (const [name, value] of Object.entries(callHeaders(token))) headers.set(name, value);
    },
    fetchFn: fetchAndSyncClock,
  })(args, api, extra);

const isGiven = ([, value]: [string, unknown]) => value !== undefined;

/** The address that `fetchBaseQuery` gives to a call whose url has no query of its own. */
function addressOf(args: string | FetchArgs): string {
  const { url, params } = typeof args === 'string' ? { url: args } : args;
  if (!params) return apiBase() + url;
  const query = new URLSearchParams(Object.entries(params).filter(isGiven) as [string, string][]);
  return `${apiBase()}${url}?${query}`;
}

/** The headers that a call alone would have received. */
function headersOf({ link, totalCount, authorization }: EarlyAnswer): Headers {
  const headers = new Headers();
  if (link !== undefined) headers.set('Link', link);
  if (totalCount !== undefined) headers.set('X-Total-Count', String(totalCount));
  if (authorization !== null) headers.set('Authorization', authorization);
  return headers;
}

/**
 * The result of a call made before the program had loaded; undefined if there is none. `fetchBaseQuery` would build two
 * `Request`s for each and read its body twice: for a page's first dozen calls that takes 100 ms on a slow phone.
 */
async function earlyResult(
  args: string | FetchArgs,
  { type }: BaseQueryApi,
  token: string | null,
): Promise<Result | undefined> {
  const early = type === 'mutation' ? undefined : await takeEarlyAnswer(addressOf(args), token);
  if (!early) return undefined;
  const { status, body: data = null } = early;
  const meta = { response: new Response(null, { status, headers: headersOf(early) }) };
  return meta.response.ok ? { data, meta } : { error: { status, data }, meta };
}

/** Makes a call, unless it was made early and answered. */
async function answerTo(args: string | FetchArgs, api: BaseQueryApi, extra: object, token: string | null) {
  const startedAt = performance.now();
  const early = await earlyResult(args, api, token);
  if (early) return early;
  const timeoutMs = Math.max(1, TIMEOUT_MS - (performance.now() - startedAt));
  return request(await withIdempotencyKey(args, api.endpoint), api, extra, { token, timeoutMs });
}

/**
 * Stores an answer's token. A token of the call's own session silently replaces the older one, unless that session has
 * ended here; any other token starts a session. `sentToken`: the token the call sent.
 */
function takeToken(token: string, sentToken: string | null, { dispatch, endpoint }: BaseQueryApi): void {
  const isRenewed = isSameSession(token, sentToken);
  if (isRenewed && !isSameSession(token, readAccessToken())) return;
  storeAccessToken(token);
  if (!isRenewed) dispatch(sessionStarted({ expires: storedExpiry(), endpoint }));
}

/**
 * Makes all of the client's calls. A response with an `authorization` header (login, admin registration, and
 * occasionally others) starts the session or renews its token; 401 and 403 end it, and are returned to the caller like
 * any other result (rule session.end).
 */
export const baseQuery: Query = async (args, api, extra) => {
  const sentToken = readAccessToken();
  if (isAct(api)) forgetPages();
  const result: Result = await answerTo(args, api, extra, sentToken);
  // Pages may have been drawn while it ran, too.
  if (isAct(api)) forgetPages();
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
