import type { ServerOptions } from 'node:http';

/** How long somebody may take over a request, in milliseconds (rule platform.limits). */
export interface TimeLimits {
  /** For all of its headers. */
  headers: number;
  /** For all of it: the largest image by a slow telephone takes more than a minute. */
  request: number;
  /** During which nothing comes or is taken. A stream says every 25 seconds that it is there. */
  silence: number;
  /** How often those who take longer are looked for. */
  lookEvery: number;
}

const USUAL: TimeLimits = { headers: 15_000, request: 120_000, silence: 120_000, lookEvery: 5_000 };

/** What the server is made with, in Fastify's words. */
interface ServerTimeLimits {
  requestTimeout: number;
  connectionTimeout: number;
  http: ServerOptions;
}

/** Whoever sends or takes a request more slowly is answered 408, or cut off, so that slow ones don't pile up. */
export const timeLimits = (limits = USUAL): ServerTimeLimits => ({
  requestTimeout: limits.request,
  connectionTimeout: limits.silence,
  http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.lookEvery },
});
