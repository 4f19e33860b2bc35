import { sql, type SQL } from 'drizzle-orm';

/** The path's id and the caller's id, for the statement that finds a subject. */
export const subjectId = sql.placeholder('id');
export const callerId = sql.placeholder('userId');

/** Finds the subject that a path's id names: a statement that returns at most one row. See `subjectQuery`. */
export type SubjectQuery = SQL;

/** Subjects by their collection in the path: `pods` for `/v1/pods/{id}/members`. */
export type SubjectQueries = Record<string, SubjectQuery>;

interface SubjectColumns {
  /** `table alias join … where alias.id = ${subjectId}`. */
  from: SQL;
  businessId?: SQL;
  membershipId?: SQL;
  podId?: SQL;
  channelId?: SQL;
  /** Whether the subject belongs to the caller. */
  owns?: SQL;
  /** Whether the caller is in this channel. */
  inChannel?: SQL;
}

const noId = sql`null::uuid`;
const no = sql`false`;

/** A subject with the business, membership, pod and channel it belongs to. */
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
