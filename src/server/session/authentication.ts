import type { ClientBase } from 'pg';
import type { AppContext } from '../platform/context';
import type { Caller } from '../platform/http/call';
import { Problem, problem, unauthorized } from '../platform/http/problem';
import { useCode } from './codes';
import { readToken, type TokenClaims } from './tokens';

/** What decides whether a session may go on. */
export interface SessionRow {
  firstName: string;
  lastName: string;
  revokedAt: Date | null;
  expiresAt: Date;
  disabledAt: Date | null;
}

const SESSION = `
  select person.first_name as "firstName", person.last_name as "lastName",
    session.revoked_at as "revokedAt", session.expires_at as "expiresAt", person.disabled_at as "disabledAt"
  from sessions session join users person on person.id = session.user_id
  where session.id = $1 and session.user_id = $2`;

export const accountDisabled = () => problem(403, 'account_disabled', 'This account has been disabled.');

/** The caller of a session that is neither revoked nor expired; 401 for any other, 403 for a disabled account. */
export function callerOf({ userId, sessionId }: TokenClaims, row: SessionRow | undefined, now: Date): Caller {
  if (!row || row.revokedAt || row.expiresAt <= now) throw unauthorized();
  if (row.disabledAt) throw accountDisabled();
  return { userId, name: `${row.firstName} ${row.lastName}`, sessionId };
}

/** The same, after asking for the session. */
export async function authenticate(
  connection: Pick<ClientBase, 'query'>,
  claims: TokenClaims,
  now: Date,
): Promise<Caller> {
  const { rows } = await connection.query<SessionRow>(SESSION, [claims.sessionId, claims.userId]);
  return callerOf(claims, rows[0], now);
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
): Promise<TokenClaims | undefined> {
  const bearer = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  const given = bearer ?? authToken;
  if (given === undefined) {
    if (authorization !== undefined) throw unauthorized();
    return undefined;
  }
  const token = await readToken(context.config.tokenSecret, given, context.clock.now());
  const claims = token ?? (bearer === undefined ? await claimsOfTicket(context, given) : undefined);
  if (!claims) throw unauthorized();
  return claims;
}

/**
 * The caller of an operation that is open to all. A token that is not good any more counts for nothing there: whoever
 * sends it is signed out (rule session.deadToken).
 */
export async function callerIfSignedIn(
  context: AppContext,
  authorization: string | undefined,
  authToken: string | undefined,
): Promise<Caller | undefined> {
  try {
    const claims = await claimsOf(context, authorization, authToken);
    return claims && (await authenticate(context.database.pool, claims, context.clock.now()));
  } catch (error) {
    if (error instanceof Problem && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}
