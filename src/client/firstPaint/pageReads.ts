import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { queryKeys, readSubject, type Path, type SubjectName } from '../../domain/links';
import { chatApi, channelPeopleQuery } from '../api/chatApi';
import { historyApi } from '../chat/history/historyApi';
import { meetingsApi } from '../api/meetingsApi';
import { membershipsApi } from '../api/membershipsApi';
import { podsApi } from '../api/podsApi';
import { myCurrentSteps, stepsApi } from '../api/stepsApi';
import type { RootState } from '../app/store';

export interface PageAddress {
  pathname: string;
  search: string;
}

interface Opened {
  dispatch: ThunkDispatch<RootState, unknown, UnknownAction>;
  query: URLSearchParams;
  pod: string | undefined;
  channel: string | undefined;
}

type Read = (opened: Opened) => unknown;

const once = { subscribe: false } as const;

const mine: Read[] = [
  ({ dispatch }) => dispatch(podsApi.endpoints.listMyPods.initiate(undefined, once)),
  ({ dispatch }) => dispatch(meetingsApi.endpoints.listMyLeaderPods.initiate(undefined, once)),
  ({ dispatch }) => dispatch(stepsApi.endpoints.listMySteps.initiate(myCurrentSteps, once)),
];

/**
 * What pages read besides the session's (app/start/sessionStart.ts). The build records these reads' paths for the
 * inline script, which requests them before the program has loaded (prerender.tsx).
 */
const reads: Partial<Record<Path, Read[]>> = {
  '/memberships': [
    ...mine,
    ({ dispatch }) => dispatch(membershipsApi.endpoints.getPlatformSettings.initiate(undefined, once)),
  ],
  '/pods': [...mine, ({ dispatch }) => dispatch(podsApi.endpoints.listMyWaitlists.initiate(undefined, once))],
  '/pod': [
    ({ dispatch, pod: id }) => id && dispatch(podsApi.endpoints.getPod.initiate({ id }, once)),
    ({ dispatch, pod: id }) => id && dispatch(podsApi.endpoints.listPodMembers.initiate({ id }, once)),
  ],
  '/chat': [
    ({ dispatch, channel: id, query }) =>
      id && !query.has(queryKeys.message) && dispatch(historyApi.endpoints.messageHistory.initiate({ id }, once)),
    ({ dispatch, channel: id }) =>
      id && dispatch(chatApi.endpoints.listChannelPeople.initiate(channelPeopleQuery(id), once)),
  ],
};

const readsOf = ({ pathname }: PageAddress): Read[] => reads[pathname as Path] ?? [];

/** The page finds the responses in the cache, and retries reads that failed (rule session.start). */
export function requestPageData(dispatch: Opened['dispatch'], address: PageAddress): void {
  void dispatch(chatApi.endpoints.listMyChannels.initiate(undefined, once));
  const query = new URLSearchParams(address.search);
  const id = (name: SubjectName) => readSubject(name, query, undefined).id;
  const opened = { dispatch, query, pod: id('pod'), channel: id('channel') };
  for (const read of readsOf(address)) void read(opened);
}

/** Whether the page also reads the memberships of the chosen business. */
export const listsMemberships = (address: PageAddress): boolean =>
  mine.every((read) => readsOf(address).includes(read));
