import { and, eq, isNull } from 'drizzle-orm';
import type { Act } from '../platform/act';
import { channels } from '../platform/database/schema';
import { notFound } from '../platform/http/problem';

export async function createPodChannel(act: Act, podId: string, membershipId: string): Promise<string> {
  const [row] = await act.tx
    .insert(channels)
    .values({ podId, membershipId, createdAt: act.now })
    .returning({ id: channels.id });
  if (!row) throw new Error('The channel was not written');
  return row.id;
}

export async function ensureLeaderChannel(act: Act, membershipId: string): Promise<string> {
  await act.tx.insert(channels).values({ membershipId, createdAt: act.now }).onConflictDoNothing();
  return leaderChannelId(act, membershipId);
}

export async function leaderChannelId(act: Act, membershipId: string): Promise<string> {
  const [row] = await act.tx
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.membershipId, membershipId), isNull(channels.podId)));
  if (!row) throw notFound();
  return row.id;
}

export async function podChannelId(act: Act, podId: string): Promise<string> {
  const [row] = await act.tx.select({ id: channels.id }).from(channels).where(eq(channels.podId, podId));
  if (!row) throw notFound();
  return row.id;
}
