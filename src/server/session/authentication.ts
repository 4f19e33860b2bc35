import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../platform/context';
import type { Database } from '../platform/database/client';
import { preparedOnce } from '../platform/database/preparedOnce';
import { sessions, users } from '../platform/database/schema';
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

const sessionStatement = preparedOnce((db: Database['db']) =>
  db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      revokedAt: sessions.revokedAt,
      expiresAt: sessions.expiresAt,
      disabledAt: users.disabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.userId, sql.placeholder('userId'))))
    .prepare('session_of_caller'),
);

export const accountDisabled = () => problem(403, 'account_disabled', 'This account has been disabled.');

/** The caller of a session that is neither revoked nor expired; 401 for any other, 403 for a disabled account. */
export function callerOf({ userId, sessionId }: TokenClaims, row: SessionRow | undefined, now: Date): Caller {
  if (!row || row.revokedAt || row.expiresAt <= now) throw unauthorized();
  if (row.disabledAt) throw accountDisabled();
  return { userId, name: `${row.firstName} ${row.lastName}`, sessionId };
}

/** The same, after asking for the session. */
export async function authenticate(context: AppContext, claims: TokenClaims): Promise<Caller> {
  const [row] = await sessionStatement(context.database.db).execute({ ...claims });
  return callerOf(claims, row, context.clock.now());
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
    return claims && (await authenticate(context, claims));
  } catch (error) {
    if (error instanceof Problem && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}
