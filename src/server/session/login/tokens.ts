import { createSecretKey, type KeyObject } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';

/** How long a token says that it holds (rule session.token). */
export const TOKEN_SECONDS = 7 * 24 * 60 * 60;

/** An answer to an older token brings a new one. */
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

/** Made once for each secret: a process has one. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, known);
  return known;
}

const inSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** When a token expires that is signed at `now`; epoch seconds. */
export const tokenExpiry = (now: Date): number => inSeconds(now) + TOKEN_SECONDS;

/** Signs an access token. */
export function signToken(secret: string, { userId, sessionId }: TokenClaims, now: Date): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(inSeconds(now))
    .setExpirationTime(tokenExpiry(now))
    .sign(keyOf(secret));
}

/** Whether a token is to be replaced by a new one; also one that a clock which was ahead has signed. */
export const isTokenOld = (issuedAt: number, now: Date): boolean =>
  Math.abs(inSeconds(now) - issuedAt) > RENEW_AFTER_SECONDS;

const MAX_VERIFIED = 10_000;

/** Tokens whose signature was found good, so that it is checked once and not with every request. By secret, then by token; the oldest makes room. */
const verified = new Map<string, Map<string, SignedClaims>>();

function cacheVerified(secret: string, token: string, claims: SignedClaims): void {
  const tokens = verified.get(secret) ?? new Map<string, SignedClaims>();
  verified.set(secret, tokens);
  const [oldest] = tokens.keys();
  if (oldest !== undefined && tokens.size >= MAX_VERIFIED) tokens.delete(oldest);
  tokens.set(token, claims);
}

/**
 * The claims of a token that is well signed, expired or not; undefined for any other. Whether its session goes on is
 * another question, asked of the database every time (rule session.token).
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
