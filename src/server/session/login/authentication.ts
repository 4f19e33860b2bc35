import type { ClientBase } from 'pg';
import { knownLanguage } from '../../../domain/text/languages';
import type { AppContext } from '../../platform/context';
import type { Caller } from '../../platform/http/call';
import { Problem, problem, unauthorized } from '../../platform/http/problem';
import { useCode } from '../codes';
import type { Activity } from './activity';
import { isTokenOld, readToken, signToken, type TokenClaims } from './tokens';
import { refusals } from '../refusals';

export interface SessionRow {
  firstName: string;
  lastName: string;
  photoId: string | null;
  language: string | null;
  revokedAt: Date | null;
  expiresAt: Date;
  lastUsedAt: Date;
  disabledAt: Date | null;
}

const SESSION = `
  select person.first_name as "firstName", person.last_name as "lastName", person.photo_id as "photoId", person.language,
    session.revoked_at as "revokedAt", session.expires_at as "expiresAt", session.last_used_at as "lastUsedAt",
    person.disabled_at as "disabledAt"
  from sessions session join users person on person.id = session.user_id
  where session.id = $1 and session.user_id = $2`;

export const accountDisabled = () => problem(403, 'account_disabled', refusals.accountDisabled);

/** Returns the caller of an active session; 401 when it is revoked or expired, 403 when the account is disabled. */
export function callerOf({ userId, sessionId }: TokenClaims, row: SessionRow | undefined, now: Date): Caller {
  if (!row || row.revokedAt || row.expiresAt <= now) throw unauthorized();
  if (row.disabledAt) throw accountDisabled();
  const { firstName, lastName, photoId } = row;
  const language = knownLanguage(row.language);
  return {
    userId,
    name: `${firstName} ${lastName}`,
    sessionId,
    ...(photoId !== null && { photoId }),
    ...(language && { language }),
  };
}

export async function findSession(
  connection: Pick<ClientBase, 'query'>,
  { sessionId, userId }: TokenClaims,
): Promise<SessionRow | undefined> {
  return (await connection.query<SessionRow>(SESSION, [sessionId, userId])).rows[0];
}

/** A request's claims about its sender. `issuedAt`: of a token in the header, epoch seconds. */
export interface GivenClaims extends TokenClaims {
  issuedAt?: number;
}

const USE_INTERVAL_MS = 60 * 60 * 1000;

/**
 * Continues a valid session: records its use, and signs a new token when the token in the header is old (rule
 * session.use). Needs no database query.
 */
export async function continueSession(
  { config, clock }: AppContext,
  activity: Activity,
  claims: GivenClaims,
  row: SessionRow | undefined,
): Promise<{ caller: Caller; renewedToken: string | undefined }> {
  const now = clock.now();
  const caller = callerOf(claims, row, now);
  const { sessionId, issuedAt } = claims;
  // Also records the use after a clock has run ahead, since otherwise the session would last too long.
  if (row && Math.abs(now.getTime() - row.lastUsedAt.getTime()) >= USE_INTERVAL_MS) activity.useSession(sessionId, now);
  const isOld = issuedAt !== undefined && isTokenOld(issuedAt, now);
  return { caller, renewedToken: isOld ? await signToken(config.tokenSecret, claims, now) : undefined };
}

async function claimsOfTicket({ database, clock }: AppContext, ticket: string): Promise<TokenClaims | undefined> {
  const used = await useCode(database.db, ticket, ['ticket'], clock.now());
  const sessionId = used?.payload.sessionId;
  return used?.userId && typeof sessionId === 'string' ? { userId: used.userId, sessionId } : undefined;
}

/**
 * Reads the claims of a request: from a bearer token in the header or, for links opened by a browser, from a token or
 * ticket in the query's `authToken`. Undefined without either; 401 if it is invalid. `makeCaller` decides whether the
 * session is still active.
 */
export async function readClaims(
  context: AppContext,
  authorization: string | undefined,
  authToken: string | undefined,
): Promise<GivenClaims | undefined> {
  const bearer = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  const given = bearer ?? authToken;
  if (given === undefined) {
    if (authorization !== undefined) throw unauthorized();
    return undefined;
  }
  const token = await readToken(context.config.tokenSecret, given);
  if (bearer !== undefined && token) return token;
  // Omits `issuedAt`, since links opened by the browser can't receive a new token.
  const claims = token
    ? { userId: token.userId, sessionId: token.sessionId }
    : bearer === undefined && (await claimsOfTicket(context, given));
  if (!claims) throw unauthorized();
  return claims;
}

/**
 * Returns the caller that `find` finds, for operations open to everyone, which ignore an invalid token: its sender
 * counts as signed out (rule session.deadToken).
 */
export async function ifSignedIn<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Problem && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}
