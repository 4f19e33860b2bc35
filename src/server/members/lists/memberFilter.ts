import { and, eq, isNull, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import { normalizeEmail } from '../../../domain/account/email';
import type { LeaderStatus } from '../../../domain/leadership/status';
import { foldedNames } from '../../platform/database/memberNames';
import { members, podMembers } from '../../platform/database/schema';
import { containsFoldedWord, wordsOf } from '../../platform/database/search';

export interface MemberFilter {
  membershipId: string;
  forStaff: boolean;
  q?: string;
  userId?: string;
  /**
   * Available only to staff. Excludes disabled members, who can neither lead nor get an answer (rule members.search).
   */
  leaderStatus?: LeaderStatus;
  withoutPod?: boolean;
  /** Available only to staff. */
  email?: string;
  externalRef?: string;
}

/** Both conditions can use the trigram index. */
function hasWord(word: string, forStaff: boolean): SQL {
  const inNames = containsFoldedWord(foldedNames, word);
  return forStaff ? sql`(${inNames} or ${containsFoldedWord(sql`${members.emailKey}`, word)})` : inNames;
}

/** Looked up by index for each member: `limit` keeps the database from comparing all members with all seats. */
export const inNoPod = sql`(select ${podMembers.userId} from ${podMembers}
  where ${podMembers.membershipId} = ${members.membershipId} and ${podMembers.userId} = ${members.userId} limit 1) is null`;

export const isMemberSearch = ({ q, userId, leaderStatus, withoutPod, email, externalRef }: MemberFilter): boolean =>
  wordsOf(q).length > 0 ||
  [userId, leaderStatus, email, externalRef].some((only) => only !== undefined) ||
  withoutPod === true;

const hasEmail = (email: string): SQL =>
  sql`${members.userId} in (select id from users where fold_email(email) = ${normalizeEmail(email)})`;

const hasExternalRef = (ref: string): SQL => sql`${members.id} in (
  select r.member_id from external_refs r join memberships m on m.business_id = r.business_id
  where m.id = ${members.membershipId} and r.ref = ${ref})`;

export function memberFilter(
  filter: Omit<MemberFilter, 'membershipId'> & { membershipId: string | Placeholder | AnyColumn },
): SQL | undefined {
  const { membershipId, forStaff, q, userId, leaderStatus, withoutPod, email, externalRef } = filter;
  const withDisabled = forStaff && leaderStatus === undefined;
  return and(
    eq(members.membershipId, membershipId),
    withDisabled ? undefined : isNull(members.disabledAt),
    userId === undefined ? undefined : eq(members.userId, userId),
    leaderStatus === undefined ? undefined : eq(members.leaderStatus, leaderStatus),
    withoutPod ? inNoPod : undefined,
    email === undefined ? undefined : hasEmail(email),
    externalRef === undefined ? undefined : hasExternalRef(externalRef),
    ...wordsOf(q).map((word) => hasWord(word, forStaff)),
  );
}
