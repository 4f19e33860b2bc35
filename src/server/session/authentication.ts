import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../context';
import type { Database } from '../db/client';
import { preparedOnce } from '../db/preparedOnce';
import { codes, sessions, users } from '../db/schema';
import { problem, unauthorized } from '../http/problem';
import { hashCode, readToken } from './tokens';

/** Who is calling, and through which session. */
export interface Caller {
  userId: string;
  /** First and last name. */
  name: string;
  sessionId: string;
}

/** Every request asks it. */
const sessionStatement = preparedOnce((db: Database['db']) =>
  db
    .select({
      userId: sessions.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      revokedAt: sessions.revokedAt,
      expiresAt: sessions.expiresAt,
      disabledAt: users.disabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('session_of_caller'),
);

/** The caller of a session that is neither revoked nor expired; 401 for any other, 403 for a disabled account. */
async function callerOf(context: AppContext, sessionId: string): Promise<Caller> {
  const [row] = await sessionStatement(context.database.db).execute({ sessionId });
  if (!row || row.revokedAt || row.expiresAt <= context.clock.now()) throw unauthorized();
  if (row.disabledAt) throw problem(403, 'account_disabled', 'This account has been disabled.');
  return { userId: row.userId, name: `${row.firstName} ${row.lastName}`, sessionId };
}

/** Takes a ticket: single use, 60 seconds (decision 17). */
async function sessionOfTicket(context: AppContext, ticket: string): Promise<string | undefined> {
  const now = context.clock.now();
  const [row] = await context.database.db
    .update(codes)
    .set({ usedAt: now })
    .where(
      and(
        eq(codes.hash, hashCode(ticket)),
        eq(codes.purpose, 'ticket'),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now),
      ),
    )
    .returning({ payload: codes.payload });
  const sessionId = row?.payload.sessionId;
  return typeof sessionId === 'string' ? sessionId : undefined;
}

/**
 * Who sends this request: a bearer token in the header or, for links a browser opens, a token or ticket in the
 * query's `authToken`. Undefined when neither is there; 401 when one is there and is not good.
 */
export async function authenticate(
  context: AppContext,
  authorization: string | undefined,
  authToken: string | undefined,
): Promise<Caller | undefined> {
  const bearer = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  const given = bearer ?? authToken;
  if (given === undefined) {
    if (authorization !== undefined) throw unauthorized();
    return undefined;
  }
  const claims = await readToken(context.config.tokenSecret, given, context.clock.now());
  if (claims) return callerOf(context, claims.sessionId);
  const sessionId = bearer === undefined ? await sessionOfTicket(context, given) : undefined;
  if (!sessionId) throw unauthorized();
  return callerOf(context, sessionId);
}
