import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type {
  Business,
  Channel,
  LeaderPod,
  Membership,
  Pod,
  StaffTasks,
  WaitlistEntry,
} from '../../contract/entities.gen';
import { SECONDS_PER_DAY } from '../../domain/time/zonedTime';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useListMyLeaderPodsQuery } from '../api/meetingsApi';
import { useGetPlatformSettingsQuery, useListMyMembershipsQuery, useListStaffTasksQuery } from '../api/membershipsApi';
import { useListMyPodsQuery, useListMyWaitlistsQuery } from '../api/podsApi';
import { useMyCurrentStepsQuery } from '../api/stepsApi';
import { nextStart, useRefetchAfterMeeting } from '../meetings';
import type { QueryLike } from '../ui/QueryState';
import { useIsWorthSaying } from '../ui/useIsOffline';
import { nowInSeconds } from '../ui/useNow';

/** What the card of a membership shows besides the membership. */
export interface HomeCard {
  membership: Membership;
  /** One's own. */
  pods: Pod[];
  leaderPods: LeaderPod[];
  /** Where one waits for a place; known of who is in no pod. */
  waitlists: WaitlistEntry[];
  /** A member who is in no pod here, as far as both lists are known. */
  lacksPod: boolean;
  /** Those with something unread. */
  unread: Channel[];
  /** For owner and admins. */
  tasks?: StaffTasks;
}

type Lists = {
  pods?: Pod[];
  leaderPods?: LeaderPod[];
  waitlists?: WaitlistEntry[];
  channels?: Channel[];
  tasks?: StaffTasks[];
};

/** A card for each membership, put together from lists of all of them: no call is made for one card. */
export function homeCards(memberships: readonly Membership[], lists: Lists): HomeCard[] {
  const { pods = [], leaderPods = [], waitlists = [], channels = [], tasks = [] } = lists;
  const areKnown = lists.pods !== undefined && lists.waitlists !== undefined;
  return memberships.map((membership) => {
    const isHere = ({ membershipId }: { membershipId: string }) => membershipId === membership.id;
    return {
      membership,
      pods: pods.filter(isHere),
      leaderPods: leaderPods.filter(isHere),
      waitlists: waitlists.filter(isHere),
      lacksPod: areKnown && membership.member && !pods.some(isHere),
      unread: channels.filter((channel) => isHere(channel) && channel.unread > 0),
      tasks: tasks.find(isHere),
    };
  });
}

/** The start of what is next on a card (epoch seconds), if it is within a day; what is later is in no hurry. */
function startToday({ pods, leaderPods }: HomeCard, now: number): number {
  const starts = [...pods, ...leaderPods].map((one) => nextStart(one.scheduledMeeting, now) ?? Infinity);
  const first = Math.min(...starts);
  return first - now < SECONDS_PER_DAY ? first : Infinity;
}

/** Where somebody meets within a day comes first, the soonest before all; the others stay by name. */
export function soonestFirst(cards: readonly HomeCard[], now: number): HomeCard[] {
  const starts = new Map(cards.map((card) => [card, startToday(card, now)]));
  const startOf = (card: HomeCard) => starts.get(card) ?? Infinity;
  // Infinity less itself is no number: they are alike.
  return [...cards].sort((a, b) => startOf(a) - startOf(b) || 0);
}

/** The cards, all at once when everything has been answered; `failed` is what of them could not be loaded. */
export function useHome({ id, owner, admin }: Business) {
  const memberships = useListMyMembershipsQuery({ id });
  const pods = useListMyPodsQuery();
  const leaderPods = useListMyLeaderPodsQuery();
  const channels = useListMyChannelsQuery();
  const steps = useMyCurrentStepsQuery();
  const tasks = useListStaffTasksQuery(owner || admin ? { id } : skipToken);
  // Who is in a pod of each of theirs is told of it there.
  const isPodless = ({ id: membershipId, member }: Membership) =>
    member && pods.data?.every((pod) => pod.membershipId !== membershipId);
  const waitlists = useListMyWaitlistsQuery(memberships.currentData?.some(isPodless) ? undefined : skipToken);
  const settings = useGetPlatformSettingsQuery();
  // Cards don't change places under a finger because time goes on.
  const [openedAt] = useState(nowInSeconds);
  const isWorthSaying = useIsWorthSaying();
  useRefetchAfterMeeting(
    [...(pods.data ?? []), ...(leaderPods.data ?? [])].map((one) => one.scheduledMeeting),
    () => {
      void pods.refetch();
      void leaderPods.refetch();
    },
  );
  const parts = [pods, leaderPods, waitlists, channels, steps, tasks];
  // The links that come from the platform's settings are not waited for.
  const broken = [...parts, settings].filter(({ error }) => isWorthSaying(error));
  const isReady = parts.every(({ isLoading }) => !isLoading) && memberships.currentData !== undefined;
  const cards = homeCards(memberships.currentData ?? [], {
    pods: pods.data,
    leaderPods: leaderPods.data,
    waitlists: waitlists.data,
    channels: channels.data,
    tasks: tasks.currentData,
  });
  const query: QueryLike<HomeCard[]> = {
    ...memberships,
    currentData: isReady ? soonestFirst(cards, openedAt) : undefined,
  };
  const failed = broken[0] && { error: broken[0].error, retry: () => broken.forEach((part) => void part.refetch()) };
  return { query, failed };
}
