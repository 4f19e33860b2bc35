import { useMemo } from 'react';
import type { ChannelPerson } from '../../../contract/entities.gen';
import type { PersonPages } from '../actions/messageActs';
import { personPath } from '../personPath';

export const usePersonPages = (
  membershipId: string,
  people: readonly ChannelPerson[],
  isComplete: boolean,
): PersonPages =>
  useMemo(
    () => ({ paths: new Map(people.map((one) => [one.userId, personPath(membershipId, one)])), isComplete }),
    [isComplete, membershipId, people],
  );
