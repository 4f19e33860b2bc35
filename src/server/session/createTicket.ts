import type { Ticket } from '../../contract/entities.gen';
import type { AppContext } from '../platform/context';
import type { Caller } from '../platform/http/call';
import { issueCode } from './codes';
import { countAttempt } from '../platform/http/limits/attempts';
import { sessionLimits } from './limits';

const TICKET_SECONDS = 60;

/** Returns a secret that replaces the access token in a URL, once, within 60 seconds (rule session.ticket). */
export async function createTicket(context: AppContext, { userId, sessionId }: Caller): Promise<Ticket> {
  await countAttempt(context, sessionLimits.ticket(userId));
  const now = context.clock.now();
  const code = { purpose: 'ticket', userId, payload: { sessionId }, lastsSeconds: TICKET_SECONDS } as const;
  const ticket = await issueCode(context.database.db, code, now);
  return { ticket, expires: Math.floor(now.getTime() / 1000) + TICKET_SECONDS };
}
