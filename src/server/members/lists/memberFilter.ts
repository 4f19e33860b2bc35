import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { LeaderStatus } from '../../../domain/leadership/status';
import { foldedNames } from '../../platform/database/memberNames';
import { members } from '../../platform/database/schema';
import { isLike, wordsOf } from '../../platform/database/search';

/** Whom a list of members has. */
export interface MemberFilter {
  membershipId: string;
  /** With the disabled, and found by their address, too (rule members.visibility). */
  forStaff: boolean;
  q?: string;
  userId?: string;
  /** For staff alone. Who asks to lead is listed without the disabled, who can't be answered (rule members.search). */
  leaderStatus?: LeaderStatus;
}

/** Both sides are what an index of trigrams is made of. */
function hasWord(word: string, forStaff: boolean): SQL {
  const inNames = isLike(foldedNames, word);
  return forStaff ? sql`(${inNames} or ${isLike(sql`${members.emailKey}`, word)})` : inNames;
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
