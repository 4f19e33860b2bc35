import { and, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { foldedNames } from '../../platform/database/memberNames';
import { foldedPodName } from '../../platform/database/podKeys';
import { members, podMembers, pods } from '../../platform/database/schema';
import { containsFoldedWord, wordsOf } from '../../platform/database/search';

type MembershipId = string | AnyColumn;

export interface PodFilter {
  membershipId: string;
  q?: string;
}

const isSameMember = sql`${members.membershipId} = ${podMembers.membershipId} and ${members.userId} = ${podMembers.userId}`;

/** Whether a word is in the name of the pod or of its leader. Both conditions can use a trigram index. */
function hasWord(membershipId: MembershipId, word: string): SQL {
  return sql`${pods.id} in (
    select ${pods.id} from ${pods} where ${pods.membershipId} = ${membershipId} and ${containsFoldedWord(foldedPodName, word)}
    union all
    select ${podMembers.podId} from ${podMembers} join ${members} on ${isSameMember}
    where ${podMembers.membershipId} = ${membershipId} and ${podMembers.role} = 'leader'
      and ${containsFoldedWord(foldedNames, word)})`;
}

type PodFilterWithin = Omit<PodFilter, 'membershipId'> & { membershipId: MembershipId };

const podsWithWords = ({ membershipId, q }: PodFilterWithin, hasIt: (word: string) => SQL): SQL | undefined =>
  and(eq(pods.membershipId, membershipId), ...wordsOf(q).map(hasIt));

export const podFilter = (filter: PodFilterWithin): SQL | undefined =>
  podsWithWords(filter, (word) => hasWord(filter.membershipId, word));

export const podNameFilter = (filter: PodFilter): SQL | undefined =>
  podsWithWords(filter, (word) => containsFoldedWord(foldedPodName, word));

/** Whether a user leads, assists or participates in a pod; false while disabled. */
export const isInPod = (userId: string): SQL<boolean> => sql<boolean>`exists (
  select from ${podMembers} join ${members} on ${isSameMember}
  where ${podMembers.podId} = ${pods.id} and ${podMembers.userId} = ${userId} and ${members.disabledAt} is null)`;
