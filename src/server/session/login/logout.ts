import type { AppContext } from '../../platform/context';
import type { Caller } from '../../platform/http/call';
import { revokeSession } from './sessions';

export async function logout(context: AppContext, { userId, sessionId }: Caller): Promise<void> {
  await context.act((act) => revokeSession(act, userId, sessionId));
}
