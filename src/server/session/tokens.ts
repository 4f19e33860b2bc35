import { createSecretKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long a session lasts (rule session.token). */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

export interface TokenClaims {
  userId: string;
  sessionId: string;
}

const keys = new Map<string, KeyObject>();

/** Made once for each secret: a process has one. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, known);
  return known;
}

/** Signs an access token. `expiresAt` becomes `exp`, in epoch seconds. */
export function signToken(secret: string, claims: TokenClaims, now: Date, expiresAt: Date): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.userId)
    .setIssuedAt(Math.floor(now.getTime() / 1000))
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(keyOf(secret));
}

/** Tokens whose signature has been found good, so that it is checked once and not with every request. */
interface Verified {
  claims: TokenClaims;
  /** Epoch seconds. */
  expires: number;
}

const MAX_VERIFIED = 10_000;

/** By secret, then by token; the oldest makes room. */
const verified = new Map<string, Map<string, Verified>>();

function cacheVerified(secret: string, token: string, entry: Verified): void {
  const tokens = verified.get(secret) ?? new Map<string, Verified>();
  verified.set(secret, tokens);
  const [oldest] = tokens.keys();
  if (oldest !== undefined && tokens.size >= MAX_VERIFIED) tokens.delete(oldest);
  tokens.set(token, entry);
}

/**
 * The claims of a token that is well signed and not expired at `now`; undefined for any other. Whether its session has
 * been ended is another question, asked of the database every time.
 */
export async function readToken(secret: string, token: string, now: Date): Promise<TokenClaims | undefined> {
  const known = verified.get(secret)?.get(token);
  if (known && now.getTime() < known.expires * 1000) return known.claims;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], currentDate: now });
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
    const claims = { userId: sub, sessionId: sid };
    if (exp !== undefined) cacheVerified(secret, token, { claims, expires: exp });
    return claims;
  } catch {
    return undefined;
  }
}
