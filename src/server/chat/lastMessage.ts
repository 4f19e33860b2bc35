import { sql } from 'drizzle-orm';
import { pods } from '../platform/database/schema';

/**
 * When the last message was written in a pod's chat, for statements on pods; epoch seconds, not rounded. Looks the
 * channel up first: with a join, PostgreSQL may read all messages backwards for a pod without messages.
 */
export const lastMessageOfPod = sql<number | null>`(select extract(epoch from g.created_at)::float8 from messages g
  where g.channel_id = (select c.id from channels c where c.pod_id = ${pods.id}) order by g.id desc limit 1)`;
