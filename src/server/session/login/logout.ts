import type { AppContext } from '../../platform/context';
import type { Caller } from '../../platform/http/call';
import { revokeSession } from './sessions';

/** Ends the caller's current session; their other sessions continue (rule session.end). */
export async function logout(context: AppContext, { userId, sessionId }: Caller): Promise<void> {
  await context.act((act) => revokeSession(act, userId, sessionId));
}
