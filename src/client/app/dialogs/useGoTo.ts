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
import { separated } from '../../ui/separator';
import { once, type Destination } from './destination';
import { ownPages, places } from './ownPages';

/** The server is asked once the typing rests, in milliseconds. */
const TYPING_MS = 200;

const podDestination = ({ id, name, leaderName, membershipName }: Pod): Destination => ({
  kind: 'pod',
  name,
  also: separated(membershipName, leaderName),
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
    also: separated(membership?.name, member.email),
    to: pathTo(path, { membership: membershipId, person: member.userId }),
  };
}

const noMemberships: readonly Membership[] = [];
const noPods: readonly Pod[] = [];
const noChannels: readonly Channel[] = [];

/** What is there without asking for it: one's pods, chats and pages. */
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
    return { all: once([...podsAndChats, ...pages]), first: [...podsAndChats, ...places] };
  }, [business, channels, memberships, pods]);
  return { ...own, memberships, failed, isLoading: missing.length > failed.length };
}

/** Where one may go by what is typed: one's own, then people and other pods of one's memberships, as the server finds them. */
export function useGoTo(typed: string) {
  const { all, first, memberships, failed, isLoading } = useOwn();
  const wanted = typed.trim();
  const [q] = useDebouncedValue(wanted, TYPING_MS);
  const membershipIds = memberships.map(({ id }) => id);
  const hasQuestion = wanted !== '' && membershipIds.length > 0;
  // Who types on no longer waits for what they typed before: without anybody who wants it, a call is given up.
  const isAsked = hasQuestion && q === wanted;
  const answer = useFindPeopleAndPodsQuery(isAsked ? { q, membershipIds } : skipToken);
  const { currentData: found } = answer;
  const isAsking = hasQuestion && (q !== wanted || answer.isFetching);
  const destinations = useMemo(() => {
    if (wanted === '') return first;
    // One's own come first, at once, and stay where they are: what the server finds later moves nothing.
    const own = bestMatches(all, wanted);
    if (isAsking) return own;
    const people = (found?.people ?? []).map((one) => personDestination(one, memberships));
    const others = [...people, ...(found?.pods ?? []).map(podDestination)];
    return once([...own, ...bestMatches(others, wanted)]);
  }, [all, first, found, isAsking, memberships, wanted]);
  const retry = () => {
    for (const query of failed) query.refetch();
    if (isAsked && found?.isPartial) void answer.refetch();
  };
  return {
    destinations,
    isSearching: isLoading || isAsking,
    /** Something could not be had, so there may be more. */
    isPartial: failed.length > 0 || (found?.isPartial ?? false),
    retry,
  };
}
