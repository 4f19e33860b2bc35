import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { queryKeys, readSubject, type SubjectName } from '../../../domain/links';
import { channelPeopleQuery } from '../../api/chatApi';
import { historyApi } from '../../chat/history/historyApi';
import { meetingsApi } from '../../api/meetingsApi';
import { membershipsApi } from '../../api/membershipsApi';
import { podsApi } from '../../api/podsApi';
import { myCurrentSteps, stepsApi } from '../../api/stepsApi';
import { readsOfPage, type PageRead } from '../../early/firstReads';
import type { RootState } from '../store';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

export interface PageAddress {
  pathname: string;
  search: string;
}

interface PageRequest {
  dispatch: Dispatch;
  query: URLSearchParams;
  pod: string | undefined;
  channel: string | undefined;
}

const once = { subscribe: false } as const;

const memberships = '/v1/businesses/{business}/my-memberships';

const requests: Record<Exclude<PageRead, typeof memberships>, (request: PageRequest) => unknown> = {
  '/v1/pods/my-pods': ({ dispatch }) => dispatch(podsApi.endpoints.listMyPods.initiate(undefined, once)),
  '/v1/leader-pods/my-pods': ({ dispatch }) =>
    dispatch(meetingsApi.endpoints.listMyLeaderPods.initiate(undefined, once)),
  '/v1/my-next-tiny-steps?limit=500&current=true': ({ dispatch }) =>
    dispatch(stepsApi.endpoints.listMySteps.initiate(myCurrentSteps, once)),
  '/v1/pods/my-waitlists': ({ dispatch }) => dispatch(podsApi.endpoints.listMyWaitlists.initiate(undefined, once)),
  '/v1/platform-settings': ({ dispatch }) =>
    dispatch(membershipsApi.endpoints.getPlatformSettings.initiate(undefined, once)),
  '/v1/pods/{p}': ({ dispatch, pod }) => pod && dispatch(podsApi.endpoints.getPod.initiate({ id: pod }, once)),
  '/v1/pods/{p}/members': ({ dispatch, pod }) =>
    pod && dispatch(podsApi.endpoints.listPodMembers.initiate({ id: pod }, once)),
  '/v1/channels/{c}/messages?': ({ dispatch, channel, query }) =>
    channel &&
    !query.has(queryKeys.message) &&
    dispatch(historyApi.endpoints.messageHistory.initiate({ id: channel }, once)),
  '/v1/channels/{c}/people?limit=200': ({ dispatch, channel }) =>
    channel && dispatch(historyApi.endpoints.listChannelPeople.initiate(channelPeopleQuery(channel), once)),
};

/**
 * Calls begun by `early/main.ts` may already be under way; the page finds their answers and retries those that failed
 * (rule session.start).
 */
export function requestPageData(dispatch: Dispatch, { pathname, search }: PageAddress): void {
  void dispatch(historyApi.endpoints.listMyChannels.initiate(undefined, once));
  const query = new URLSearchParams(search);
  const id = (name: SubjectName) => readSubject(name, query, undefined).id;
  const request = { dispatch, query, pod: id('pod'), channel: id('channel') };
  for (const read of readsOfPage(pathname) ?? []) if (read !== memberships) void requests[read](request);
}

export const listsMemberships = ({ pathname }: PageAddress): boolean =>
  readsOfPage(pathname)?.includes(memberships) ?? false;
