import { createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long a login lasts (decision 17). */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

export interface TokenClaims {
  userId: string;
  sessionId: string;
}

const keys = new Map<string, KeyObject>();

/** Made once for each secret: a process has one. */
function key(secret: string): KeyObject {
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
    .sign(key(secret));
}

/** The claims of a token that is well signed and not expired at `now`; undefined for any other. */
export async function readToken(secret: string, token: string, now: Date): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: ['HS256'], currentDate: now });
    if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return undefined;
    return { userId: payload.sub, sessionId: payload.sid };
  } catch {
    return undefined;
  }
}

/** A secret for a link or a ticket: 256 random bits, safe in a URL. Only its hash is stored. */
export const newCode = (): string => randomBytes(32).toString('base64url');

export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url');
