import { skipToken } from '@reduxjs/toolkit/query';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Channel, Member, Membership, Pod } from '../../../contract/entities.gen';
import { pathTo, paths } from '../../../domain/links';
import { bestMatches } from '../../../domain/text/matches';
import { useListMyChannelsQuery } from '../../api/chatApi';
import { useFindPeopleAndPodsQuery } from '../../api/goToApi';
import { useListMyPodsQuery } from '../../api/podsApi';
import { useMyMemberships } from '../../memberships/useMyMemberships';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';
import { fullName } from '../../ui/people/fullName';
import { joinWithSeparator } from '../../ui/separator';
import { uniqueByAddress, type Destination } from './destination';
import { ownPages, navPages } from './ownPages';

/** The pause in typing, in milliseconds, before the server is asked. */
const TYPING_MS = 200;

const podDestination = ({ id, name, leaderName, membershipName }: Pod): Destination => ({
  kind: 'pod',
  name,
  also: joinWithSeparator(membershipName, leaderName),
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
  // Members see a person's bio; staff see the whole member page.
  const path = membership?.can.manageMembers ? paths.member : paths.bio;
  return {
    kind: 'person',
    name: fullName(member),
    also: joinWithSeparator(membership?.name, member.email),
    to: pathTo(path, { membership: membershipId, person: member.userId }),
  };
}

const noMemberships: readonly Membership[] = [];
const noPods: readonly Pod[] = [];
const noChannels: readonly Channel[] = [];

/** The user's own pods, chats and pages, available without a search. */
function useOwn() {
  const { business } = useSelectedBusiness();
  const [myMemberships, myPods, myChannels] = [useMyMemberships(), useListMyPodsQuery(), useListMyChannelsQuery()];
  const { currentData: memberships = noMemberships } = myMemberships;
  const { currentData: pods = noPods } = myPods;
  const { currentData: channels = noChannels } = myChannels;
  const missing = [myMemberships, myPods, myChannels].filter(({ currentData }) => currentData === undefined);
  const failed = missing.filter(({ error }) => error !== undefined);
  const own = useMemo(() => {
    const podsAndChats = [...pods.map(podDestination), ...channels.map(chatDestination)];
    const pages = ownPages({ business, memberships, pods });
    return { all: uniqueByAddress([...podsAndChats, ...pages]), first: [...podsAndChats, ...navPages] };
  }, [business, channels, memberships, pods]);
  return { ...own, memberships, failed, isLoading: missing.length > failed.length };
}

/**
 * Finds destinations matching the typed text: the user's own first, then people and other pods of their memberships
 * from the server.
 */
export function useGoTo(typed: string) {
  const { all, first, memberships, failed, isLoading } = useOwn();
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, TYPING_MS);
  const membershipIds = memberships.map(({ id }) => id);
  const hasQuestion = wanted !== '' && membershipIds.length > 0;
  // Typing on drops the subscription to the earlier search, which cancels its call.
  const isAsked = hasQuestion && q === wanted;
  const answer = useFindPeopleAndPodsQuery(isAsked ? { q, membershipIds } : skipToken);
  const { currentData: found } = answer;
  const isAsking = hasQuestion && (q !== wanted || answer.isFetching);
  const destinations = useMemo(() => {
    if (wanted === '') return first;
    // The user's own come first and keep their positions when the server's results arrive.
    const own = bestMatches(all, wanted);
    if (isAsking) return own;
    const people = (found?.people ?? []).map((one) => personDestination(one, memberships));
    const others = [...people, ...(found?.pods ?? []).map(podDestination)];
    return uniqueByAddress([...own, ...bestMatches(others, wanted)]);
  }, [all, first, found, isAsking, memberships, wanted]);
  const retry = () => {
    for (const query of failed) query.refetch();
    if (isAsked && found?.isPartial) void answer.refetch();
  };
  return {
    destinations,
    isSearching: isLoading || isAsking,
    /** Whether a query failed, so that there may be more results. */
    isPartial: failed.length > 0 || (found?.isPartial ?? false),
    retry,
  };
}
