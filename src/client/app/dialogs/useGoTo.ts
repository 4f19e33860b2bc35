import { skipToken } from '@reduxjs/toolkit/query';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Channel, Member, Membership, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { bestMatches, MAX_RANK_BY_NAME, matchRank } from '../../../domain/text/matches';
import { useListMyChannelsQuery } from '../../api/chatApi';
import { useFindPeopleAndPodsQuery } from '../../api/goToApi';
import { useListMyPodsQuery } from '../../api/podsApi';
import { useMyMemberships } from '../../memberships/useMyMemberships';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';
import { fullName } from '../../ui/fullName';
import type { Destination } from './destination';
import { ownPages, places } from './ownPages';

/** The server is asked once the typing rests, in milliseconds. */
const TYPING_MS = 200;

const podDestination = ({ id, name, leaderName, membershipName }: Pod): Destination => ({
  kind: 'pod',
  name,
  also: [membershipName, leaderName].filter(Boolean).join(' · '),
  to: pathTo(paths.pod, { pod: id }),
});

const chatDestination = ({ id, name, membershipName }: Channel): Destination => ({
  kind: 'chat',
  name,
  also: membershipName,
  to: pathTo(paths.chat, { channel: id }),
});

function personDestination(
  { membershipId, member }: { membershipId: string; member: Member },
  memberships: readonly Membership[],
): Destination {
  const membership = memberships.find(({ id }) => id === membershipId);
  // What somebody says of themselves is for everybody there, what else is known of them for staff.
  const path = membership?.can.manageMembers ? paths.member : paths.bio;
  return {
    kind: 'person',
    name: fullName(member),
    also: [membership?.name, member.email].filter(Boolean).join(' · '),
    to: pathTo(path, { membership: membershipId, person: member.userId }),
  };
}

const isNamed = (typed: string) => (destination: Destination) =>
  (matchRank(destination, typed) ?? Infinity) <= MAX_RANK_BY_NAME;

const once = (destinations: readonly Destination[]) => [...new Map(destinations.map((one) => [one.to, one])).values()];

/** What is there without asking for it: one's pods, chats and pages. */
function useOwn() {
  const { business } = useSelectedBusiness();
  const { currentData: memberships = [] } = useMyMemberships();
  const { data: pods = [], isLoading: arePodsLoading } = useListMyPodsQuery();
  const { data: channels = [], isLoading: areChannelsLoading } = useListMyChannelsQuery();
  const own = useMemo(() => {
    const podsAndChats = [...pods.map(podDestination), ...channels.map(chatDestination)];
    const pages = ownPages({ business, memberships, pods });
    return { all: [...podsAndChats, ...pages], first: [...podsAndChats, ...places] };
  }, [business, channels, memberships, pods]);
  return { ...own, memberships, isLoading: arePodsLoading || areChannelsLoading };
}

/** Where one may go by what is typed: one's own, then people and other pods of one's memberships, as the server finds them. */
export function useGoTo(typed: string) {
  const { all, first, memberships, isLoading } = useOwn();
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, TYPING_MS);
  const membershipIds = memberships.map(({ id }) => id);
  const isAsked = q !== '' && wanted !== '' && membershipIds.length > 0;
  const answer = useFindPeopleAndPodsQuery(isAsked ? { q, membershipIds } : skipToken);
  const { currentData: found } = answer;
  const isAsking = wanted !== '' && membershipIds.length > 0 && (q !== wanted || answer.isFetching);
  const destinations = useMemo(() => {
    if (wanted === '') return first;
    // One's own come first, at once, and stay where they are: what the server finds later moves nothing.
    const named = bestMatches(all.filter(isNamed(wanted)), wanted);
    if (isAsking) return named;
    const people = (found?.people ?? []).map((one) => personDestination(one, memberships));
    const others = [...all, ...people, ...(found?.pods ?? []).map(podDestination)];
    return once([...named, ...bestMatches(others, wanted)]);
  }, [all, first, found, isAsking, memberships, wanted]);
  return {
    destinations,
    isSearching: isLoading || isAsking,
    isPartial: found?.isPartial ?? false,
    retry: answer.refetch,
  };
}
