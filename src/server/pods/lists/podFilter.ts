import { and, eq, sql, type SQL } from 'drizzle-orm';
import { foldedNames } from '../../platform/database/memberNames';
import { foldedPodName } from '../../platform/database/podKeys';
import { members, podMembers, pods } from '../../platform/database/schema';
import { isLike, wordsOf } from '../../platform/database/search';

/** Which pods a list has. */
export interface PodFilter {
  membershipId: string;
  q?: string;
}

const placeOfSameMember = sql`${members.membershipId} = ${podMembers.membershipId} and ${members.userId} = ${podMembers.userId}`;

/** In the pod's name or its leader's. Both sides of each are what an index of trigrams is made of. */
function hasWord(membershipId: string, word: string): SQL {
  return sql`${pods.id} in (
    select ${pods.id} from ${pods} where ${pods.membershipId} = ${membershipId} and ${isLike(foldedPodName, word)}
    union all
    select ${podMembers.podId} from ${podMembers} join ${members} on ${placeOfSameMember}
    where ${podMembers.membershipId} = ${membershipId} and ${podMembers.role} = 'leader'
      and ${isLike(foldedNames, word)})`;
}

const podsWithWords = ({ membershipId, q }: PodFilter, hasIt: (word: string) => SQL): SQL | undefined =>
  and(eq(pods.membershipId, membershipId), ...wordsOf(q).map(hasIt));

/** The pods of a membership where every word of a search is in the pod's name or its leader's. */
export const podFilter = (filter: PodFilter): SQL | undefined =>
  podsWithWords(filter, (word) => hasWord(filter.membershipId, word));

/** As `podFilter`, but in the pod's name only. */
export const podsNamed = (filter: PodFilter): SQL | undefined =>
  podsWithWords(filter, (word) => isLike(foldedPodName, word));

/** Whether somebody leads a pod, assists or takes part in it; who is disabled does none of these. */
export const isInPod = (userId: string): SQL<boolean> => sql<boolean>`exists (
  select from ${podMembers} join ${members} on ${placeOfSameMember}
  where ${podMembers.podId} = ${pods.id} and ${podMembers.userId} = ${userId} and ${members.disabledAt} is null)`;
