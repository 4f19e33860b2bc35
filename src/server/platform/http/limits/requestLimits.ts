import type { AppContext } from '../../context';
import { hashSecret } from '../../crypto';
import type { Caller } from '../call';
import type { RequestLimit } from './limits';
import { networkOf } from './network';
import { refusals } from '../refusals';

/**
 * How many images count as much as one request: a page shows many people, each once, and requests their photos
 * without a token.
 */
const IMAGES_PER_REQUEST = 10;

export interface RequestLimits {
  /** Counts a request of a person, or of an API key on its own. */
  countCaller: (caller: Caller) => void;
  /** Whether this process has found the key valid: other people's guesses at its address don't limit it. */
  isKnownKey: (secret: string) => boolean;
  knowKey: (secret: string) => void;
  /** What an API key has left of the current minute. */
  headersOfKey: (keyId: string) => Record<string, string>;
  /** Counts a request without a valid token, separately for images; 429 beyond the limit. */
  countAddress: (ip: string, isImage: boolean) => void;
  refuseAddress: (ip: string, isImage: boolean) => void;
  countTicket: (ip: string) => void;
  refuseTicket: (ip: string) => void;
}

const MAX_KNOWN_KEYS = 10_000;

const REFUSAL = refusals.tooManyRequests;

/**
 * Limits the requests to this process (rule platform.limits), per person, and per address for all signed-out people
 * combined. Signed-in people aren't affected by strangers at the same address.
 */
export function makeRequestLimits({
  minuteCounts,
  config,
}: Pick<AppContext, 'minuteCounts' | 'config'>): RequestLimits {
  const limited =
    (act: 'count' | 'check') =>
    (limit: RequestLimit, subject: string): void => {
      const max = config.requestsPerMinute * (limit === 'images-ip' ? IMAGES_PER_REQUEST : 1);
      minuteCounts[act](limit, subject, max, REFUSAL);
    };
  const [count, check] = [limited('count'), limited('check')];
  /** Hashes only. */
  const knownKeys = new Set<string>();
  const ofAddress = (isImage: boolean): RequestLimit => (isImage ? 'images-ip' : 'requests-ip');

  return {
    countCaller: ({ userId, key }) => (key ? count('requests-key', key.id) : count('requests-person', userId)),
    isKnownKey: (secret) => knownKeys.has(hashSecret(secret)),
    knowKey: (secret) => {
      if (knownKeys.size >= MAX_KNOWN_KEYS) knownKeys.clear();
      knownKeys.add(hashSecret(secret));
    },
    headersOfKey: (keyId) => {
      const { used, resetsInSeconds } = minuteCounts.read('requests-key', keyId);
      const remaining = Math.max(0, config.requestsPerMinute - used);
      return {
        'ratelimit-policy': `"minute";q=${config.requestsPerMinute};w=60`,
        ratelimit: `"minute";r=${remaining};t=${resetsInSeconds}`,
      };
    },
    countAddress: (ip, isImage) => count(ofAddress(isImage), networkOf(ip)),
    refuseAddress: (ip, isImage) => check(ofAddress(isImage), networkOf(ip)),
    countTicket: (ip) => count('tickets-ip', networkOf(ip)),
    refuseTicket: (ip) => check('tickets-ip', networkOf(ip)),
  };
}
