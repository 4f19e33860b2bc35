import { skipToken } from '@reduxjs/toolkit/query';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Business, Channel, FoundPerson, FoundPod, Membership, Pod } from '../../../contract/entities.gen';
import { mySettingsPath, pathTo, paths, settingsPanelsFor } from '../../../domain/links';
import { businessPlaces, homePlace, membershipPlaces, permittedPlaces } from '../../ui/places/places';
import { bestMatches } from '../../../domain/text/matches';
import { useListMyChannelsQuery } from '../../api/chatApi';
import { useSearchQuery } from '../../api/membersApi';
import { useListMyPodsQuery } from '../../api/podsApi';
import { useMyMemberships } from '../../memberships/useMyMemberships';
import { useSelectedBusiness } from '../../session/useSelectedBusiness';
import { fullName } from '../../ui/people/fullName';
import { joinWithSeparator } from '../../ui/separator';
import { isFeatureOn } from '../../../domain/memberships/settings';
import { settingsPanelNames } from '../../account/settingsPanelNames';
import { words as accountWords } from '../../account/words.gen';
import { words as businessWords } from '../../businesses/words.gen';
import { overviewPath } from '../../memberships/membershipCrumbs';
import { words as membershipWords } from '../../memberships/membershipWords.gen';
import { addPodPath, pageLinksFor } from '../../memberships/membershipLinks';
import { words as frameWords } from '../words.gen';
import { uniqueByAddress, type Destination } from './destination';

interface Own {
  business: Business | undefined;
  memberships: readonly Membership[];
  pods: readonly Pod[];
}

const page = (name: string, to: string, also?: string): Destination => ({ kind: 'page', name, to, also });

const navPages: readonly Destination[] = [
  page(homePlace.name, homePlace.path),
  page(membershipPlaces.pods.name, membershipPlaces.pods.path),
  page(frameWords.chat, paths.chats),
  page(frameWords.notifications, paths.notifications),
  page(frameWords.mySettings, paths.mySettings),
];

function membershipPages(membership: Membership, { pods, memberships }: Own): Destination[] {
  const { id, name, can } = membership;
  const isInPod = pods.some(({ membershipId }) => membershipId === id);
  const addPod = addPodPath(id);
  const links = pageLinksFor(membership, isInPod);
  const isAddPodLeft = can.addPod && !links.some(({ to }) => to === addPod);
  const { overview } = membershipPlaces;
  return [
    ...(memberships.length > 1 ? [page(overview.name, overviewPath(id), name)] : []),
    ...links.map(({ label, to }) => page(label, to, name)),
    ...(isAddPodLeft ? [page(membershipWords.card.addPod, addPod, name)] : []),
  ];
}

function stepPages({ memberships, pods }: Own): Destination[] {
  return pods
    .filter(({ can, membershipId }) => {
      const features = memberships.find(({ id }) => id === membershipId)?.features;
      return can.seeSteps && features !== undefined && isFeatureOn('NextTinyStep', features);
    })
    .map(({ id, name }) => page(membershipWords.card.step, pathTo(paths.podsNextTinyStep, { pod: id }), name));
}

function ownPages(own: Own): Destination[] {
  const { business, memberships } = own;
  const can = business?.can;
  const panels = settingsPanelsFor(can?.viewAdmins ?? false);
  return [
    ...navPages,
    ...stepPages(own),
    ...memberships.flatMap((membership) => membershipPages(membership, own)),
    ...panels.map((panel) => page(settingsPanelNames[panel], mySettingsPath(panel), frameWords.mySettings)),
    page(accountWords.account.changePassword, paths.changePassword),
    page(accountWords.account.twoFactor, paths.twoFactor),
    page(accountWords.account.passkeys, paths.passkeys),
    page(accountWords.account.reports, paths.reports),
    page(accountWords.account.blocked, paths.blockedPeople),
    ...(can?.addMembership ? [page(accountWords.memberships.add, paths.membershipsAdd)] : []),
    ...(can ? permittedPlaces(businessPlaces, can) : []).map(({ name, path }) => page(name, path, business?.name)),
    ...(can?.inviteAdmin ? [page(businessWords.inviteAdmin.submit, paths.inviteAdmin, business?.name)] : []),
    page(accountWords.account.terms, paths.terms),
  ];
}

const TYPING_MS = 200;

const podDestination = ({ id, name, leaderName, membershipName }: FoundPod): Destination => ({
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

function personDestination(person: FoundPerson, memberships: readonly Membership[]): Destination {
  const membership = memberships.find(({ id }) => id === person.membershipId);
  const path = membership?.can.manageMembers ? paths.member : paths.bio;
  return {
    kind: 'person',
    name: fullName(person),
    also: joinWithSeparator(membership?.name, person.email),
    to: pathTo(path, { membership: person.membershipId, person: person.userId }),
  };
}

const noMemberships: readonly Membership[] = [];
const noPods: readonly Pod[] = [];
const noChannels: readonly Channel[] = [];

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
  return { ...own, business, memberships, failed, isLoading: missing.length > failed.length };
}

export function useGoTo(typed: string) {
  const { all, first, business, memberships, failed, isLoading } = useOwn();
  const trimmed = typed.trim();
  const [q] = useDebouncedValue(trimmed, TYPING_MS);
  const searched = trimmed !== '' && memberships.length > 0 ? business : undefined;
  // Further typing drops the subscription to the previous search, which cancels its call.
  const answer = useSearchQuery(searched && q === trimmed ? { id: searched.id, q } : skipToken);
  const { currentData: found } = answer;
  const isAsking = searched !== undefined && (q !== trimmed || answer.isFetching);
  const destinations = useMemo(() => {
    if (trimmed === '') return first;
    // Own destinations keep their positions when the server's results arrive.
    const own = bestMatches(all, trimmed);
    if (isAsking) return own;
    const people = (found?.people ?? []).map((person) => personDestination(person, memberships));
    const others = [...people, ...(found?.pods ?? []).map(podDestination)];
    return uniqueByAddress([...own, ...bestMatches(others, trimmed)]);
  }, [all, first, found, isAsking, memberships, trimmed]);
  const retry = () => {
    for (const query of failed) query.refetch();
    if (answer.isError) void answer.refetch();
  };
  return {
    destinations,
    isSearching: isLoading || isAsking,
    isFailed: failed.length > 0 || answer.isError,
    retry,
  };
}
