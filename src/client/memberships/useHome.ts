import { skipToken } from '@reduxjs/toolkit/query';
import type { Business, Channel, LeaderPod, Membership, Pod, StaffTasks } from '../../contract/entities.gen';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useListMyLeaderPodsQuery } from '../api/meetingsApi';
import { useGetPlatformSettingsQuery, useListMyMembershipsQuery, useListStaffTasksQuery } from '../api/membershipsApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { useMyCurrentStepsQuery } from '../api/stepsApi';
import { useRefetchAfterMeeting } from '../meetings';
import type { QueryLike } from '../ui/QueryState';
import { useIsWorthSaying } from '../ui/useIsOffline';

/** What the card of a membership shows besides the membership. */
export interface HomeCard {
  membership: Membership;
  /** One's own. */
  pods: Pod[];
  leaderPods: LeaderPod[];
  /** Those with something unread. */
  unread: Channel[];
  /** For owner and admins. */
  tasks?: StaffTasks;
}

type Lists = { pods?: Pod[]; leaderPods?: LeaderPod[]; channels?: Channel[]; tasks?: StaffTasks[] };

/** A card for each membership, put together from lists of all of them: no call is made for one card. */
export function homeCards(memberships: readonly Membership[], lists: Lists): HomeCard[] {
  const { pods = [], leaderPods = [], channels = [], tasks = [] } = lists;
  return memberships.map((membership) => {
    const isHere = ({ membershipId }: { membershipId: string }) => membershipId === membership.id;
    return {
      membership,
      pods: pods.filter(isHere),
      leaderPods: leaderPods.filter(isHere),
      unread: channels.filter((channel) => isHere(channel) && channel.unread > 0),
      tasks: tasks.find(isHere),
    };
  });
}

/** The cards, all at once when everything has been answered; `failed` is what of them could not be loaded. */
export function useHome({ id, owner, admin }: Business) {
  const memberships = useListMyMembershipsQuery({ id });
  const pods = useListMyPodsQuery();
  const leaderPods = useListMyLeaderPodsQuery();
  const channels = useListMyChannelsQuery();
  const steps = useMyCurrentStepsQuery();
  const tasks = useListStaffTasksQuery(owner || admin ? { id } : skipToken);
  const settings = useGetPlatformSettingsQuery();
  const isWorthSaying = useIsWorthSaying();
  useRefetchAfterMeeting(
    [...(pods.data ?? []), ...(leaderPods.data ?? [])].map((one) => one.scheduledMeeting),
    () => {
      void pods.refetch();
      void leaderPods.refetch();
    },
  );
  const parts = [pods, leaderPods, channels, steps, tasks];
  // The links that come from the platform's settings are not waited for.
  const broken = [...parts, settings].filter(({ error }) => isWorthSaying(error));
  const isReady = parts.every(({ isLoading }) => !isLoading) && memberships.currentData !== undefined;
  const cards = homeCards(memberships.currentData ?? [], {
    pods: pods.data,
    leaderPods: leaderPods.data,
    channels: channels.data,
    tasks: tasks.currentData,
  });
  const query: QueryLike<HomeCard[]> = { ...memberships, currentData: isReady ? cards : undefined };
  const failed = broken[0] && { error: broken[0].error, retry: () => broken.forEach((part) => void part.refetch()) };
  return { query, failed };
}
