import type { ServerOptions } from 'node:http';

/** Time limits of a request, in milliseconds (rule platform.limits). */
export interface TimeLimits {
  headers: number;
  /** Time to receive the whole request; the largest image takes over a minute on a slow phone. */
  request: number;
  /** Time without any data in either direction. Streams send a heartbeat every 25 seconds. */
  silence: number;
  checkIntervalMs: number;
}

const DEFAULT_LIMITS: TimeLimits = { headers: 15_000, request: 120_000, silence: 120_000, checkIntervalMs: 5_000 };

interface ServerTimeLimits {
  requestTimeout: number;
  connectionTimeout: number;
  http: ServerOptions;
}

/** Slower clients get a 408 or are disconnected, so that they don't accumulate. */
export const timeLimits = (limits = DEFAULT_LIMITS): ServerTimeLimits => ({
  requestTimeout: limits.request,
  connectionTimeout: limits.silence,
  http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.checkIntervalMs },
});
