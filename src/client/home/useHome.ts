import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Business, Membership } from '../../contract/entities.gen';
import { useListMyChannelsQuery } from '../api/chatApi';
import { useListMyLeaderPodsQuery } from '../api/meetingsApi';
import { useGetPlatformSettingsQuery, useListMyMembershipsQuery, useListStaffTasksQuery } from '../api/membershipsApi';
import { useOpenReportsQuery } from '../api/openReportsApi';
import { useListMyPodsQuery, useListMyWaitlistsQuery } from '../api/podsApi';
import { useMyCurrentStepsQuery } from '../api/stepsApi';
import { statusOf } from '../api/problem';
import { useRefetchAfterMeeting } from '../meetings';
import type { QueryLike } from '../ui/states/QueryState';
import { useIsUnconfirmed } from '../ui/states/unconfirmedSlice';
import { nowInSeconds } from '../ui/useNow';
import { homeCards, type HomeCard, soonestFirst } from './homeCards';

export function useHome({ id, owner, admin, can }: Business) {
  const memberships = useListMyMembershipsQuery({ id });
  const pods = useListMyPodsQuery();
  const leaderPods = useListMyLeaderPodsQuery();
  const channels = useListMyChannelsQuery();
  const steps = useMyCurrentStepsQuery();
  const tasks = useListStaffTasksQuery(owner || admin ? { id } : skipToken);
  const reports = useOpenReportsQuery(can.handleReports ? id : skipToken);
  // Users with a pod in each of their memberships need no waitlists here.
  const isPodless = ({ id: membershipId, member }: Membership) =>
    member && pods.data?.every((pod) => pod.membershipId !== membershipId);
  const waitlists = useListMyWaitlistsQuery(memberships.currentData?.some(isPodless) ? undefined : skipToken);
  const settings = useGetPlatformSettingsQuery();
  useRefetchAfterMeeting(
    [...(pods.data ?? []), ...(leaderPods.data ?? [])].map((one) => one.scheduledMeeting),
    () => {
      void pods.refetch();
      void leaderPods.refetch();
    },
  );
  const parts = [pods, leaderPods, waitlists, channels, steps, tasks, reports];
  // The cards don't wait for the links from the platform's settings.
  const broken = [...parts, settings].filter(({ error }) => error !== undefined);
  const isReady = parts.every(({ isLoading }) => !isLoading) && memberships.currentData !== undefined;
  const cards = homeCards(memberships.currentData ?? [], {
    pods: pods.data,
    leaderPods: leaderPods.data,
    waitlists: waitlists.data,
    channels: channels.data,
    tasks: tasks.currentData,
    reports: reports.currentData,
  });
  const query: QueryLike<HomeCard[]> = { ...memberships, currentData: useCardOrder(isReady ? cards : undefined) };
  // A failure that the server reported says more than a missing connection.
  const told = broken.find(({ error }) => statusOf(error) !== undefined) ?? broken[0];
  const failed = told && { error: told.error, retry: () => broken.forEach((part) => void part.refetch()) };
  return { query, failed };
}

/**
 * Keeps the order in which the cards first showed, so that none moves under a finger. New cards are added at the end.
 * Kept answers alone don't determine the order.
 */
function useCardOrder(cards: readonly HomeCard[] | undefined): HomeCard[] | undefined {
  const [openedAt] = useState(nowInSeconds);
  const [order, setOrder] = useState<readonly string[]>([]);
  const isUnconfirmed = useIsUnconfirmed();
  if (!cards) return undefined;
  const byId = new Map(cards.map((card) => [card.membership.id, card]));
  const known = order.flatMap((id) => byId.get(id) ?? []);
  const others = soonestFirst(
    cards.filter((card) => !known.includes(card)),
    openedAt,
  );
  const ordered = [...known, ...others];
  if (others.length > 0 && !isUnconfirmed) setOrder(ordered.map(({ membership }) => membership.id));
  return ordered;
}
