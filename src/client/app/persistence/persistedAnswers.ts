import type { Channel, Message } from '../../../contract/entities.gen';
import { accountApi } from '../../api/accountApi';
import { businessesApi } from '../../api/businessesApi';
import { historyApi } from '../../chat/history/historyApi';
import * as meetings from '../../api/meetingsApi';
import { membershipsApi } from '../../api/membershipsApi';
import { firstPage } from '../../chat/history/messageHistory';
import type { HistoryArg, MessageHistory } from '../../chat/history/messageHistory';
import { podsApi } from '../../api/podsApi';
import { sessionApi } from '../../api/sessionApi';
import * as steps from '../../api/stepsApi';

export interface PersistedAnswer {
  endpointName: PersistedEndpoint;
  arg: unknown;
  value: unknown;
}

interface CacheEntry {
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  startedTimeStamp?: number;
}

/** Excludes what staff see of other people. */
export const persistedEndpoints = {
  getMyUser: sessionApi.endpoints.getMyUser,
  getMyAccount: accountApi.endpoints.getMyAccount,
  listMyBusinesses: businessesApi.endpoints.listMyBusinesses,
  listMyMemberships: membershipsApi.endpoints.listMyMemberships,
  getPlatformSettings: membershipsApi.endpoints.getPlatformSettings,
  listMyPods: podsApi.endpoints.listMyPods,
  listMyWaitlists: podsApi.endpoints.listMyWaitlists,
  listMyLeaderPods: meetings.enhancedApi.endpoints.listMyLeaderPods,
  listMySteps: steps.enhancedApi.endpoints.listMySteps,
  listMyChannels: historyApi.endpoints.listMyChannels,
  messageHistory: historyApi.endpoints.messageHistory,
};

export type PersistedEndpoint = keyof typeof persistedEndpoints;

const MAX_CONVERSATIONS = 5;
const MAX_MESSAGES = 50;

const MAX_SIZE = 1_000_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHistory = (value: unknown): value is MessageHistory =>
  isRecord(value) && Array.isArray(value.pages) && value.pages.every(Array.isArray) && Array.isArray(value.pageParams);

/** Stored data may be damaged. */
function isAnswer(endpointName: PersistedEndpoint, value: unknown): boolean {
  if (endpointName === 'messageHistory') return isHistory(value);
  if (endpointName.startsWith('list')) return Array.isArray(value) && value.every(isRecord);
  return isRecord(value);
}

export function readableAnswers(stored: unknown): PersistedAnswer[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is PersistedAnswer => {
    if (!isRecord(one) || typeof one.endpointName !== 'string' || !(one.endpointName in persistedEndpoints))
      return false;
    return isAnswer(one.endpointName as PersistedEndpoint, one.value);
  });
}

function toAnswer({ endpointName, originalArgs: arg, data }: CacheEntry): PersistedAnswer[] {
  if (data === undefined || endpointName === undefined || !(endpointName in persistedEndpoints)) return [];
  if (endpointName === 'listMySteps' && !(arg as { current?: boolean }).current) return [];
  if (endpointName !== 'messageHistory') return [{ endpointName: endpointName as PersistedEndpoint, arg, value: data }];
  const isNewestStretch = (arg as HistoryArg).around === undefined;
  const newest: Message[] = (data as MessageHistory).pages[0]?.slice(-MAX_MESSAGES) ?? [];
  return isNewestStretch ? [{ endpointName, arg, value: { pages: [newest], pageParams: [firstPage] } }] : [];
}

const keyOf = ({ endpointName, arg }: PersistedAnswer) => JSON.stringify([endpointName, arg]);

/**
 * Includes earlier answers that the cache no longer has; excludes conversations that the user has left and, over the
 * limits, the least recently opened.
 */
export function answersToPersist(
  entries: readonly CacheEntry[],
  before: readonly PersistedAnswer[],
): PersistedAnswer[] {
  const byOpening = [...entries].sort((a, b) => (b.startedTimeStamp ?? 0) - (a.startedTimeStamp ?? 0));
  const cached = byOpening.flatMap(toAnswer);
  const held = new Set(cached.map(keyOf));
  const all = [...cached, ...before.filter((one) => !held.has(keyOf(one)))];
  const lists = all.filter(({ endpointName }) => endpointName !== 'messageHistory');
  const channels = lists.find(({ endpointName }) => endpointName === 'listMyChannels')?.value as Channel[] | undefined;
  const isMine = ({ arg }: PersistedAnswer) => channels?.some(({ id }) => id === (arg as HistoryArg).id) ?? false;
  const conversations = all.filter((one) => one.endpointName === 'messageHistory' && isMine(one));
  const persisted = [...lists, ...conversations.slice(0, MAX_CONVERSATIONS)];
  while (persisted.length > lists.length && JSON.stringify(persisted).length > MAX_SIZE) persisted.pop();
  return JSON.stringify(persisted).length > MAX_SIZE ? [] : persisted;
}
