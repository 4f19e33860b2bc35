import { createSecretKey, type KeyObject } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';

export const TOKEN_SECONDS = 7 * 24 * 60 * 60;

/** The response to an older token includes a new token. */
const RENEW_AFTER_SECONDS = 24 * 60 * 60;

export interface TokenClaims {
  userId: string;
  sessionId: string;
}

/** Epoch seconds. */
interface SignedClaims extends TokenClaims {
  issuedAt: number;
}

const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, known);
  return known;
}

const inSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** When a token signed at `now` expires; epoch seconds. */
export const tokenExpiry = (now: Date): number => inSeconds(now) + TOKEN_SECONDS;

export function signToken(secret: string, { userId, sessionId }: TokenClaims, now: Date): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(inSeconds(now))
    .setExpirationTime(tokenExpiry(now))
    .sign(keyOf(secret));
}

/** Whether a token should be replaced, including one signed by a clock that ran ahead. */
export const isTokenOld = (issuedAt: number, now: Date): boolean =>
  Math.abs(inSeconds(now) - issuedAt) > RENEW_AFTER_SECONDS;

const MAX_VERIFIED = 10_000;

/**
 * Tokens with a verified signature, kept so that each token is verified only once, not on every request. Keyed by
 * secret, then by token; the oldest token is evicted.
 */
const verified = new Map<string, Map<string, SignedClaims>>();

function cacheVerified(secret: string, token: string, claims: SignedClaims): void {
  const tokens = verified.get(secret) ?? new Map<string, SignedClaims>();
  verified.set(secret, tokens);
  const [oldest] = tokens.keys();
  if (oldest !== undefined && tokens.size >= MAX_VERIFIED) tokens.delete(oldest);
  tokens.set(token, claims);
}

/**
 * Returns the claims of a correctly signed token, expired or not; otherwise undefined. Whether its session is active is
 * checked in the database each time (rule session.token).
 */
export async function readToken(secret: string, token: string): Promise<SignedClaims | undefined> {
  const known = verified.get(secret)?.get(token);
  if (known) return known;
  try {
    const { payload } = await compactVerify(token, keyOf(secret), { algorithms: ['HS256'] });
    const { sub, sid, iat } = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof iat !== 'number') return undefined;
    const claims = { userId: sub, sessionId: sid, issuedAt: iat };
    cacheVerified(secret, token, claims);
    return claims;
  } catch {
    return undefined;
  }
}
