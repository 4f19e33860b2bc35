import { sql } from 'drizzle-orm';
import { pods } from '../platform/database/schema';

/** When the last message was written in the chat of a pod, for statements on pods; epoch seconds, not rounded. */
export const lastMessageOfPod = sql<number | null>`(select extract(epoch from g.created_at)::float8
  from channels c join messages g on g.channel_id = c.id where c.pod_id = ${pods.id} order by g.id desc limit 1)`;
