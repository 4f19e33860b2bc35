import type { ClientBase } from 'pg';
import type { AppContext } from '../../platform/context';
import type { Caller } from '../../platform/http/call';
import { Problem, problem, unauthorized } from '../../platform/http/problem';
import { useCode } from '../codes';
import type { Activity } from './activity';
import { isTokenOld, readToken, signToken, type TokenClaims } from './tokens';

/** What decides whether a session may go on. */
export interface SessionRow {
  firstName: string;
  lastName: string;
  revokedAt: Date | null;
  expiresAt: Date;
  lastUsedAt: Date;
  disabledAt: Date | null;
}

const SESSION = `
  select person.first_name as "firstName", person.last_name as "lastName",
    session.revoked_at as "revokedAt", session.expires_at as "expiresAt", session.last_used_at as "lastUsedAt",
    person.disabled_at as "disabledAt"
  from sessions session join users person on person.id = session.user_id
  where session.id = $1 and session.user_id = $2`;

export const accountDisabled = () => problem(403, 'account_disabled', 'This account has been disabled.');

/** The caller of a session that is neither revoked nor expired; 401 for any other, 403 for a disabled account. */
export function callerOf({ userId, sessionId }: TokenClaims, row: SessionRow | undefined, now: Date): Caller {
  if (!row || row.revokedAt || row.expiresAt <= now) throw unauthorized();
  if (row.disabledAt) throw accountDisabled();
  return { userId, name: `${row.firstName} ${row.lastName}`, sessionId };
}

export async function findSession(
  connection: Pick<ClientBase, 'query'>,
  { sessionId, userId }: TokenClaims,
): Promise<SessionRow | undefined> {
  return (await connection.query<SessionRow>(SESSION, [sessionId, userId])).rows[0];
}

/** What a request says of who sends it. `issuedAt`: of a token in the header, epoch seconds. */
export interface GivenClaims extends TokenClaims {
  issuedAt?: number;
}

/** The use of a session is noted at most so often. */
const NOTE_USE_MS = 60 * 60 * 1000;

/**
 * Goes on with a session that may: notes that it was used, and signs a new token where the header has an old one (rule
 * session.use). Neither asks the database.
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
  // Also where a clock was ahead: the session would outlast its use.
  if (row && Math.abs(now.getTime() - row.lastUsedAt.getTime()) >= NOTE_USE_MS) activity.useSession(sessionId, now);
  const isOld = issuedAt !== undefined && isTokenOld(issuedAt, now);
  return { caller, renewedToken: isOld ? await signToken(config.tokenSecret, claims, now) : undefined };
}

/** Takes a ticket, which is good once (rule session.ticket). */
async function claimsOfTicket({ database, clock }: AppContext, ticket: string): Promise<TokenClaims | undefined> {
  const used = await useCode(database.db, ticket, ['ticket'], clock.now());
  const sessionId = used?.payload.sessionId;
  return used?.userId && typeof sessionId === 'string' ? { userId: used.userId, sessionId } : undefined;
}

/**
 * Who a request says it is from: a bearer token in the header or, for links a browser opens, a token or ticket in the
 * query's `authToken`. Undefined when neither is there; 401 when one is there and is not good. Whether the session
 * still holds is not known yet: see `callerOf`.
 */
export async function claimsOf(
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
  // What the browser opens by itself has nobody who would take a new token.
  const claims = token
    ? { userId: token.userId, sessionId: token.sessionId }
    : bearer === undefined && (await claimsOfTicket(context, given));
  if (!claims) throw unauthorized();
  return claims;
}

/**
 * What is found for an operation that is open to all. A token that is not good any more counts for nothing there: whoever
 * sends it is signed out (rule session.deadToken).
 */
export async function ifSignedIn<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Problem && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}
