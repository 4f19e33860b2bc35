import { useMemo } from 'react';
import type { ChannelPerson } from '../../../contract/entities.gen';
import type { PersonPages } from '../actions/messageActs';
import { personPath } from '../personPath';

/** The pages of a conversation's people. `isComplete`: whether `people` are all of them. */
export const usePersonPages = (
  membershipId: string,
  people: readonly ChannelPerson[],
  isComplete: boolean,
): PersonPages =>
  useMemo(
    () => ({ paths: new Map(people.map((one) => [one.userId, personPath(membershipId, one)])), isComplete }),
    [isComplete, membershipId, people],
  );
