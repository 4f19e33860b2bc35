import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { paths, queryKeys, readSubject, type SubjectName } from '../../../domain/links';
import { chatApi, knownPeople } from '../../api/chatApi';
import { meetingsApi } from '../../api/meetingsApi';
import { membershipsApi } from '../../api/membershipsApi';
import { podsApi } from '../../api/podsApi';
import { myCurrentSteps, stepsApi } from '../../api/stepsApi';
import type { RootState } from '../store';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** The address at which a page opens. */
export interface PageAddress {
  pathname: string;
  search: string;
}

interface Asking {
  dispatch: Dispatch;
  query: URLSearchParams;
  id: (name: SubjectName) => string | undefined;
}

const once = { subscribe: false } as const;

const askForMyPods = ({ dispatch }: Asking) => {
  void dispatch(podsApi.endpoints.listMyPods.initiate(undefined, once));
  void dispatch(meetingsApi.endpoints.listMyLeaderPods.initiate(undefined, once));
  void dispatch(stepsApi.endpoints.listMySteps.initiate(myCurrentSteps, once));
};

function askForPod({ dispatch, id }: Asking) {
  const pod = id('pod');
  if (pod === undefined) return;
  void dispatch(podsApi.endpoints.getPod.initiate({ id: pod }, once));
  void dispatch(podsApi.endpoints.listPodMembers.initiate({ id: pod }, once));
}

function askForConversation({ dispatch, query, id }: Asking) {
  const channel = id('channel');
  if (channel === undefined) return;
  // With a message in the address, the page loads another part of the conversation.
  if (!query.has(queryKeys.message)) void dispatch(chatApi.endpoints.messageHistory.initiate({ id: channel }, once));
  void dispatch(chatApi.endpoints.listChannelPeople.initiate(knownPeople(channel), once));
}

const ofPages: Partial<Record<string, (asking: Asking) => void>> = {
  [paths.memberships]: (asking) => {
    askForMyPods(asking);
    void asking.dispatch(membershipsApi.endpoints.getPlatformSettings.initiate(undefined, once));
  },
  [paths.pods]: (asking) => {
    askForMyPods(asking);
    void asking.dispatch(podsApi.endpoints.listMyWaitlists.initiate(undefined, once));
  },
  [paths.pod]: askForPod,
  [paths.chat]: askForConversation,
};

/**
 * Requests what the page at an address shows, during the start-up (rule session.start). The calls may already be under
 * way, as `early/firstAddresses.ts` lists the same ones; the page finds their answers and itself retries those that
 * failed.
 */
export function askForPage(dispatch: Dispatch, { pathname, search }: PageAddress): void {
  // For the header of every page.
  void dispatch(chatApi.endpoints.listMyChannels.initiate(undefined, once));
  const query = new URLSearchParams(search);
  ofPages[pathname]?.({ dispatch, query, id: (name) => readSubject(name, query, undefined).id });
}

/** Whether the page lists the memberships of the selected business. */
export const listsMemberships = ({ pathname }: PageAddress): boolean =>
  pathname === paths.memberships || pathname === paths.pods;
