import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { paths, queryKeys, readSubject, type SubjectName } from '../../../domain/links';
import { chatApi, knownPeople } from '../../api/chatApi';
import { meetingsApi } from '../../api/meetingsApi';
import { membershipsApi } from '../../api/membershipsApi';
import { podsApi } from '../../api/podsApi';
import { myCurrentSteps, stepsApi } from '../../api/stepsApi';
import type { RootState } from '../store';

type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** Where a page is opened. */
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
  // About a message that is named, the page asks for another stretch.
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
 * Asks for what the page at an address shows, beside the start (rule session.start): by then the calls may be under way
 * (`early/firstAddresses.ts` has the same), and the page finds their answers. What fails it asks for again by itself.
 */
export function askForPage(dispatch: Dispatch, { pathname, search }: PageAddress): void {
  // The header's, on every page.
  void dispatch(chatApi.endpoints.listMyChannels.initiate(undefined, once));
  const query = new URLSearchParams(search);
  ofPages[pathname]?.({ dispatch, query, id: (name) => readSubject(name, query, undefined).id });
}

/** The pages that list the memberships of the business that is worked in. */
export const listsMemberships = ({ pathname }: PageAddress): boolean =>
  pathname === paths.memberships || pathname === paths.pods;
