import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { apiBase } from '../apiBase';
import { callHeaders, takeBegun, TIMEOUT_MS } from './begunCalls';
import {
  areOfOneSession,
  bareToken,
  clearAccessToken,
  readAccessToken,
  storeAccessToken,
  storedExpiry,
} from './accessToken';
import { forgetIdempotencyKey, withIdempotencyKey } from './idempotencyKey';
import { fetchTimed } from './serverClock';
import { sessionEnded, sessionStarted } from '../sessionEvents';

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>;

/** A file takes as long as it takes. */
const isUpload = (args: string | FetchArgs) => typeof args === 'object' && args.body instanceof Blob;

const request: Query = (args, api, extra) =>
  fetchBaseQuery({
    baseUrl: apiBase(),
    timeout: isUpload(args) ? undefined : TIMEOUT_MS,
    // A file or a page is read as text; everything the contract calls JSON, problems included, is parsed.
    responseHandler: 'content-type',
    isJsonContentType: (headers) => /[/+]json\b/.test(headers.get('content-type') ?? ''),
    prepareHeaders: (headers) => {
      for (const [name, value] of Object.entries(callHeaders(readAccessToken()))) headers.set(name, value);
    },
    // RTK Query always gives it a Request.
    fetchFn: (call) => takeBegun(call as Request, readAccessToken()) ?? fetchTimed(call),
  })(args, api, extra);

/**
 * Keeps the token of an answer. One of the session that was asked in takes the place of an older one, in silence, and not once
 * that session has ended here; any other starts a session. `sentToken`: what the call carried.
 */
function takeToken(token: string, sentToken: string | null, { dispatch, endpoint }: BaseQueryApi): void {
  const isRenewed = areOfOneSession(token, sentToken);
  if (isRenewed && !areOfOneSession(token, readAccessToken())) return;
  storeAccessToken(token);
  if (!isRenewed) dispatch(sessionStarted({ expires: storedExpiry(), endpoint }));
}

/**
 * Every call of the client. A response with an `authorization` header (login, admin registration, and now and then any other)
 * starts the session or renews its token; 401 and 403 end it, and are then handed to the caller like any other result (rule session.end).
 */
export const baseQuery: Query = async (args, api, extra) => {
  const sentToken = readAccessToken();
  const result = await request(await withIdempotencyKey(args, api.endpoint), api, extra);
  const response = result.meta?.response;
  forgetIdempotencyKey(api.endpoint, result.error?.status ?? response?.status);
  const authorization = response?.ok ? response.headers.get('authorization') : null;
  if (authorization) takeToken(bareToken(authorization), sentToken, api);
  const refused = response?.status === 401 || response?.status === 403;
  // A late refusal of another session's token says nothing about the one there is.
  if (refused && areOfOneSession(readAccessToken(), sentToken)) {
    clearAccessToken('refusal');
    const url = typeof args === 'string' ? args : args.url;
    api.dispatch(sessionEnded({ by: 'refusal', stay: url.includes('/login') }));
  }
  return result;
};
