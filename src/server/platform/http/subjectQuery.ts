import { sql, type SQL } from 'drizzle-orm';

export const subjectId = sql.placeholder('id');
export const callerId = sql.placeholder('userId');

export type SubjectQuery = SQL;

export type SubjectQueries = Record<string, SubjectQuery>;

interface SubjectColumns {
  /** `table alias join … where alias.id = ${subjectId}`. */
  from: SQL;
  businessId?: SQL;
  membershipId?: SQL;
  podId?: SQL;
  channelId?: SQL;
  owns?: SQL;
  inChannel?: SQL;
}

const noId = sql`null::uuid`;
const no = sql`false`;

export const subjectQuery = ({
  from,
  businessId,
  membershipId,
  podId,
  channelId,
  owns,
  inChannel,
}: SubjectColumns): SubjectQuery =>
  sql`select ${businessId ?? noId} as business_id, ${membershipId ?? noId} as membership_id,
    ${podId ?? noId} as pod_id, ${channelId ?? noId} as channel_id,
    ${owns ?? no} as owns, ${inChannel ?? no} as in_channel from ${from}`;
