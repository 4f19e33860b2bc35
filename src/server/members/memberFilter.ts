import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { members } from '../platform/database/schema';

/** Whom a list of members has. */
export interface MemberFilter {
  membershipId: string;
  /** With the disabled, and found by their address, too (rule members.visibility). */
  forStaff: boolean;
  q?: string;
  userId?: string;
}

/** A word as a part of a text, for `like`: what is special there stands for itself. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Both sides are what an index of trigrams is made of. */
function hasWord(word: string, forStaff: boolean): SQL {
  const pattern = sql`lower(${anywhere(word)})`;
  const inNames = sql`(${members.firstNameKey} || ' ' || ${members.lastNameKey}) like ${pattern}`;
  return forStaff ? sql`(${inNames} or ${members.emailKey} like ${pattern})` : inNames;
}

const wordsOf = (q = ''): string[] => q.split(/\s+/).filter((word) => word !== '');

export function memberFilter({ membershipId, forStaff, q, userId }: MemberFilter): SQL | undefined {
  return and(
    eq(members.membershipId, membershipId),
    forStaff ? undefined : isNull(members.disabledAt),
    userId === undefined ? undefined : eq(members.userId, userId),
    ...wordsOf(q).map((word) => hasWord(word, forStaff)),
  );
}
