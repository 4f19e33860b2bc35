import { and, asc, eq } from 'drizzle-orm';
import type { Identity } from '../../contract/entities.gen';
import { secondsOf } from '../platform/clock';
import type { AppContext } from '../platform/context';
import type { Queryable } from '../platform/database/client';
import { identities } from '../platform/database/schema';
import type { Caller } from '../platform/http/call';
import { notFound } from '../platform/http/problem';
import { actWithProof, revokeSessionsOf, type OwnProof } from '../session';
import { signOnMails } from './mails';

type IdentityRow = typeof identities.$inferSelect;

const presentIdentity = ({ id, providerName, issuer, createdAt, lastUsedAt }: IdentityRow): Identity => ({
  id,
  providerName,
  issuer,
  created: secondsOf(createdAt),
  ...(lastUsedAt && { lastUsed: secondsOf(lastUsedAt) }),
});

export async function identitiesOf(db: Queryable, userId: string): Promise<Identity[]> {
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.id));
  return rows.map(presentIdentity);
}

/** Removes an identity and ends its sessions, given proof of identity, and mails its owner (rule signOn.identities). */
export function removeIdentity(context: AppContext, caller: Caller, id: string, proof: OwnProof): Promise<void> {
  return actWithProof(context, caller, proof, async (act, user) => {
    const isOwn = and(eq(identities.id, id), eq(identities.userId, user.id));
    const [found] = await act.tx.select().from(identities).where(isOwn);
    if (!found) throw notFound();
    await revokeSessionsOf(act, user.id, id);
    await act.tx.delete(identities).where(isOwn);
    const data = { firstName: user.firstName, providerName: found.providerName };
    act.mail({ to: user.email, template: signOnMails['identity-removed'], data });
  });
}
