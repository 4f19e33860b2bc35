import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { LeaderStatus } from '../../../domain/leadership/status';
import { foldedNames } from '../../platform/database/memberNames';
import { members } from '../../platform/database/schema';
import { containsFoldedWord, wordsOf } from '../../platform/database/search';

/** The filter of a list of members. */
export interface MemberFilter {
  membershipId: string;
  /** Includes disabled members, and also finds people by address (rule members.visibility). */
  forStaff: boolean;
  q?: string;
  userId?: string;
  /**
   * Available only to staff. Leader applicants exclude disabled members, who can't get an answer (rule members.search).
   */
  leaderStatus?: LeaderStatus;
}

/** Both conditions match the trigram index. */
function hasWord(word: string, forStaff: boolean): SQL {
  const inNames = containsFoldedWord(foldedNames, word);
  return forStaff ? sql`(${inNames} or ${containsFoldedWord(sql`${members.emailKey}`, word)})` : inNames;
}

export function memberFilter({ membershipId, forStaff, q, userId, leaderStatus }: MemberFilter): SQL | undefined {
  const withDisabled = forStaff && leaderStatus !== 'PENDING_APPROVAL';
  return and(
    eq(members.membershipId, membershipId),
    withDisabled ? undefined : isNull(members.disabledAt),
    userId === undefined ? undefined : eq(members.userId, userId),
    leaderStatus === undefined ? undefined : eq(members.leaderStatus, leaderStatus),
    ...wordsOf(q).map((word) => hasWord(word, forStaff)),
  );
}
