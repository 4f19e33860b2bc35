import { and, eq } from 'drizzle-orm';
import type { Passkey } from '../../../contract/entities.gen';
import type { Act } from '../../platform/act';
import type { AppContext } from '../../platform/context';
import { passkeys } from '../../platform/database/schema';
import type { Caller } from '../../platform/http/call';
import { notFound } from '../../platform/http/problem';
import { actWithProof, type OwnProof } from '../login/actWithProof';
import { lockSignedInUser } from '../login/sessions';
import { mailPasskeyRemoved } from '../notices';
import { presentPasskey } from './reads';

const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export function renamePasskey(context: AppContext, caller: Caller, id: string, name: string): Promise<Passkey> {
  return context.act(async (act) => {
    const user = await lockSignedInUser(act, caller);
    const [renamed] = await act.tx.update(passkeys).set({ name }).where(isOwn(user.id, id)).returning();
    if (!renamed) throw notFound();
    return presentPasskey(renamed);
  });
}

/** Removes a passkey, given proof of identity, and mails its owner (rule session.passkeys). */
export function removePasskey(context: AppContext, caller: Caller, id: string, proof: OwnProof): Promise<void> {
  return actWithProof(context, caller, proof, async (act, user) => {
    const [removed] = await act.tx.delete(passkeys).where(isOwn(user.id, id)).returning();
    if (!removed) throw notFound();
    mailPasskeyRemoved(act, user, removed.name);
  });
}

/** Whether there were any. */
export async function removeAllPasskeys(act: Act, userId: string): Promise<boolean> {
  const { rowCount } = await act.tx.delete(passkeys).where(eq(passkeys.userId, userId));
  return rowCount !== 0;
}
