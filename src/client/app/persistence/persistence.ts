import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { storedUserId } from '../../api/transport/accessToken';
import { emptyApi } from '../../api/emptyApi';
import { statusOf } from '../../api/problem';
import type { ApiState } from '../../stream/events';
import { isOffline } from '../../ui/states/useIsOffline';
import { persistedConfirmed, persistedShown } from '../../ui/states/unconfirmedSlice';
import { answersToPersist, persistedEndpoints } from './persistedAnswers';
import type { PersistedAnswer } from './persistedAnswers';
import { clearPersisted } from './answersDatabase';
import { readPersisted, writePersisted } from './persistedStorage';
import type { PersistedRecord } from './persistedStorage';
import { whenIdle } from '../../ui/whenIdle';

export interface PersistedStore {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
}

interface Hold {
  isAnswered: () => boolean;
  refetch: () => PromiseLike<{ error?: unknown }>;
  unsubscribe: () => void;
}

type Ask = (arg: unknown, options: object) => (dispatch: PersistedStore['dispatch']) => Omit<Hold, 'isAnswered'>;
type Select = (arg: unknown) => (state: ApiState) => { data?: unknown; fulfilledTimeStamp?: number };

const entryOf = ({ endpointName, arg }: PersistedAnswer) =>
  (persistedEndpoints[endpointName].select as unknown as Select)(arg);

/** Between writes; each also waits until the page is idle. */
const WRITE_DELAY_MS = 3000;

const CONFIRM_AGAIN_MS = 5000;

const wasAnswered = (error: unknown) => error === undefined || statusOf(error) !== undefined;

/**
 * Stores the answers that the page last showed, per account, and shows them when offline (rule platform.persistence).
 */
export function makePersistence({ dispatch, getState }: PersistedStore) {
  const queries = () => getState()[emptyApi.reducerPath].queries;
  let holds: Hold[] = [];
  let written: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let confirming: ReturnType<typeof setTimeout> | undefined;
  let endedSessions = 0;
  let timesLeft = 0;

  async function write(): Promise<void> {
    timer = undefined;
    const endedBefore = endedSessions;
    const leftBefore = timesLeft;
    const previous = (await readPersisted())?.answers ?? [];
    // Leaving the page aborts the read, which then finds nothing to preserve.
    if (leftBefore !== timesLeft) return;
    const userId = storedUserId();
    if (endedBefore !== endedSessions || userId === undefined || holds.length > 0 || isOffline(getState())) return;
    if (persistedEndpoints.getMyUser.select()(getState()).data?.id !== userId) return;
    written = queries();
    const answers = answersToPersist(
      Object.values(queries()).filter((entry) => entry !== undefined),
      previous,
    );
    if (answers.length > 0) await writePersisted(userId, answers);
    else await clearPersisted();
  }

  function scheduleWrite(delayMs: number): void {
    if (timer === undefined && queries() !== written) timer = setTimeout(() => whenIdle(() => void write()), delayMs);
  }

  /** The write compares the state later, so this may be called on any change. */
  const changed = () => scheduleWrite(WRITE_DELAY_MS);

  const begin = () => scheduleWrite(0);

  /**
   * Fills queries without data, unless `isTooLate` returns true after the read. Returns everything that was persisted.
   */
  async function restore(isTooLate = () => false): Promise<PersistedRecord | undefined> {
    const endedBefore = endedSessions;
    const persisted = await readPersisted();
    if (endedBefore !== endedSessions || isTooLate()) return undefined;
    const missing = persisted?.answers.filter((one) => entryOf(one)(getState()).data === undefined) ?? [];
    if (missing.length === 0) return persisted;
    dispatch(persistedShown());
    dispatch(emptyApi.util.upsertQueryEntries(missing as never));
    // Subscribes, because the cache would drop queries that no page uses. `confirm` refetches them.
    const options = { subscriptionOptions: { refetchOnReconnect: false } };
    for (const one of missing) {
      const answeredAt = () => entryOf(one)(getState()).fulfilledTimeStamp;
      const restoredAt = answeredAt();
      const { refetch, unsubscribe } = dispatch(
        (persistedEndpoints[one.endpointName].initiate as unknown as Ask)(one.arg, options),
      );
      holds.push({ isAnswered: () => answeredAt() !== restoredAt, refetch, unsubscribe });
    }
    return persisted;
  }

  async function confirm(): Promise<void> {
    clearTimeout(confirming);
    const endedBefore = endedSessions;
    const pending = [...holds];
    const answers = await Promise.all(pending.map(async (hold) => (hold.isAnswered() ? undefined : hold.refetch())));
    if (isOffline(getState()) || endedBefore !== endedSessions) return;
    // A refusal counts as an answer; without a response the persisted answer stays unconfirmed.
    const answered = pending.filter((_, index) => wasAnswered(answers[index]?.error));
    for (const hold of answered) hold.unsubscribe();
    holds = holds.filter((hold) => !answered.includes(hold));
    if (holds.length === 0) dispatch(persistedConfirmed());
    else confirming = setTimeout(() => isOffline(getState()) || void confirm(), CONFIRM_AGAIN_MS);
  }

  async function end(): Promise<void> {
    endedSessions += 1;
    holds = [];
    dispatch(persistedConfirmed());
    clearTimeout(timer);
    clearTimeout(confirming);
    timer = undefined;
    await clearPersisted();
  }

  addEventListener('pagehide', () => (timesLeft += 1));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && queries() !== written) void write();
  });

  return { begin, changed, restore, confirm, end };
}

export type Persistence = ReturnType<typeof makePersistence>;
